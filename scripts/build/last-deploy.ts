import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Stopped } from '../command/faults.ts'

/** Names the files of a deploy, beside them. */
const list = 'files.json'

/** Names of files as a build gives them: in this folder, and in no other. */
const listed = z.array(z.string().regex(/^[\w-]+(?:\.[\w-]+)+$/))

/** Longest wait for one file of a deploy, in ms; then the build fails. */
const longestWaitMs = 20_000

/** Writes down which files in `folder` this build made: the next deploy asks for them. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.flatMap((entry) => (entry.isFile() && entry.name !== list ? [entry.name] : [])).sort()
  await writeFile(join(folder, list), JSON.stringify(names))
  return names
}

const notKept = 'the files of the last deploy cannot be kept'

/** The whole file at an address. */
async function ask(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(longestWaitMs)
  const answer = await fetch(address, { signal, redirect: 'error' }).catch(() => null)
  if (!answer?.ok) throw new Stopped(`${address} answers ${answer?.status ?? 'nothing'}: ${notKept}.`)
  const body = await answer.arrayBuffer().catch(() => null)
  if (body === null) throw new Stopped(`${address} breaks off, or takes longer than ${longestWaitMs} ms: ${notKept}.`)
  return new Uint8Array(body)
}

/**
 * Puts the files of the version that `origin` serves now beside this build's own, which differ in their names: pages of that
 * version, open in a browser or kept by the network, still ask for them. Those of the version before it are not among them.
 */
export async function keepFilesOf(origin: string, folder: string): Promise<readonly string[]> {
  const own = await listFiles(folder)
  const address = new URL(`/assets/${list}`, origin).href
  const theirs = listed.safeParse(await new Response(await ask(address)).json().catch(() => null)).data
  if (theirs === undefined) throw new Stopped(`${address} is no list of files: ${notKept}.`)
  const missing = theirs.filter((name) => !own.includes(name))
  for (const name of missing) await writeFile(join(folder, name), await ask(new URL(`/assets/${name}`, origin).href))
  return missing
}
