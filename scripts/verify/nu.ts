import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import vnu from 'vnu-jar'
import { Stopped } from '../command/faults.ts'
import { ask, inTurn } from './ask.ts'
import { closedPaths } from './closed-paths.ts'
import { fewOfEachKind } from './few-of-each-kind.ts'
import { readPage } from './page-facts.ts'
import type { Round, Run } from './round.ts'
import { placeOf, sampleAddresses } from './sites.ts'

const run = promisify(execFile)

/** The JRE that the checker needs: found, installed where Debian lets us, or asked for. */
async function ensureJava(say: Run['say']): Promise<void> {
  const there = await run('java', ['-version']).then(
    () => true,
    () => false,
  )
  if (there) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Stopped('The Nu checker needs Java. Run "sudo apt-get install -y default-jre-headless" (Debian).')
  say('Installing a JRE, which the checker needs …')
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'])
}

/** The Nu checker over every kind of page in every culture: one address a route, more of what they link to, and what is closed or missing. */
export const nu: Round = async ({ port, sites, say }) => {
  await ensureJava(say)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-nu-'))
  const names: string[] = []
  const faults: string[] = []
  try {
    for (const site of sites) {
      const keep = async (path: string): Promise<string> => {
        const { text, type } = await ask(port, site.host, path)
        if (type.includes('text/html'))
          await writeFile(join(folder, `${names.push(`${site.host}${path}`) - 1}.html`), text)
        return text
      }
      const routes = new Set((await sampleAddresses(port, site)).map(({ path }) => path))
      const linked = new Set<string>()
      await inTurn(routes, 4, async (path) => {
        for (const link of readPage(path, await keep(path)).links)
          if (!routes.has(link.path) && site.cultures.includes(placeOf(site, link.path).culture)) linked.add(link.path)
      })
      const kindOf = (path: string): string => {
        const { culture, below } = placeOf(site, path)
        return [culture, below.split('/')[1], below.split('/').length, path.includes('?')].join(' ')
      }
      const more = fewOfEachKind(linked, kindOf)
      const closed = await closedPaths(site)
      await inTurn([...more, ...closed], 4, async (path) => void (await keep(path)))
      say(`${site.name}: ${routes.size + more.length + closed.length} pages`)
    }
    say(`the checker reads ${names.length} pages …`)
    const args = ['-Xss4m', '-jar', vnu, '--errors-only', '--format', 'gnu', '--exit-zero-always', folder]
    const { stderr } = await run('java', args, { maxBuffer: 64 * 1024 * 1024 })
    for (const line of stderr.split('\n').filter((text) => text.includes('error')))
      faults.push(line.replace(/^.*\/(\d+)\.html":/, (_, index: string) => `${names[Number(index)]} `))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return faults
}
