import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { libDirPath } from '@qwik.dev/partytown/utils'
import { policyMark } from '../../shared/tracking/partytown.ts'
import { Stopped } from '../command/faults.ts'

/** What browsers load of the library; what it has for other set-ups is left. */
const files = ['partytown.js', 'partytown-sw.js', 'partytown-sandbox-sw.html'] as const

/** Where the library's own service worker makes the frame's answer: a policy is put beside the headers it has. */
const answerHeaders = '"Cache-Control":"no-store"'

/**
 * Copies the library that runs vendors' scripts in a worker. Its service worker answers the frame's address itself, without
 * the headers that the edge would set: the place for the frame's policy is put into it (worker/routes/partytown.ts).
 */
export async function copyPartytown(outdir: string): Promise<void> {
  const folder = `${outdir}/~partytown`
  await mkdir(folder, { recursive: true })
  for (const file of files) {
    const text = await readFile(`${libDirPath()}/${file}`, 'utf8')
    if (file !== 'partytown-sw.js') {
      await writeFile(`${folder}/${file}`, text)
      continue
    }
    if (text.split(answerHeaders).length !== 2)
      throw new Stopped(
        `${file} of @qwik.dev/partytown no longer says ${answerHeaders} once: look where its policy goes now.`,
      )
    await writeFile(
      `${folder}/${file}`,
      text.replace(answerHeaders, `${answerHeaders},"Content-Security-Policy":"${policyMark}"`),
    )
  }
}
