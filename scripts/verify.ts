// `npm run verify`: the long round over a running site (`npm start`): a full crawl of every brand and culture by the
// site's own links, and the Nu checker over one page of each kind. What it finds is printed and makes it fail.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type HTMLElement, parse } from 'node-html-parser'
import vnu from 'vnu-jar'
import { brands } from '../brands/registry.ts'

const port = Number(process.env.PORT ?? 8787)
/** Most pages of a brand that are read; games beyond it are known by their lists. */
const pageLimit = Number(process.env.VERIFY_PAGES ?? 1500)
/** Pages of one kind (same first two segments) that the Nu checker reads. */
const checkedOfAKind = 2

interface PageFacts {
  readonly path: string
  readonly html: string
  readonly root: HTMLElement
}

const agent = new Agent({ keepAlive: true, maxSockets: 6 })

const get = (
  host: string,
  path: string,
): Promise<{ status: number; location: string | undefined; type: string; html: string }> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent, headers: { host: `${host}:${port}` } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          type: answer.headers['content-type'] ?? '',
          html: Buffer.concat(chunks).toString(),
        }),
      )
    })
    call.on('error', reject)
    call.end()
  })

/** Everything that must hold of a single page. */
const faultsOf = ({ path, root }: PageFacts): string[] => {
  const faults: string[] = []
  if (root.querySelectorAll('h1').length !== 1) faults.push(`${path}: ${root.querySelectorAll('h1').length} h1`)
  for (const landmark of ['header', 'main', 'footer'])
    if (!root.querySelector(landmark)) faults.push(`${path}: no <${landmark}>`)
  if (!root.querySelector('title')?.text.trim()) faults.push(`${path}: no title`)
  if (!root.querySelector('meta[name=description]')?.getAttribute('content')) faults.push(`${path}: no description`)
  const ids = root.querySelectorAll('[id]').map((element) => element.id)
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    faults.push(`${path}: id "${id}" twice`)
  return faults
}

interface Crawl {
  readonly pages: readonly PageFacts[]
  readonly faults: readonly string[]
}

/** Follows every internal link of a brand from the home pages of its cultures. */
async function crawl(host: string, starts: readonly string[]): Promise<Crawl> {
  const seen = new Set(starts)
  const queue = [...starts]
  const from = new Map<string, string>()
  const pages: PageFacts[] = []
  const faults: string[] = []
  const visit = async (path: string): Promise<void> => {
    const answer = await get(host, path)
    if (answer.status !== 200) {
      faults.push(
        `${path}: ${answer.status}${answer.location ? ` to ${answer.location}` : ''}, linked from ${from.get(path) ?? 'the start'}`,
      )
      return
    }
    if (!answer.type.includes('text/html')) return
    const page = { path, html: answer.html, root: parse(answer.html) }
    faults.push(...faultsOf(page))
    pages.push(page)
    for (const link of page.root.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      if (!href.startsWith('/') || href.startsWith('//')) continue
      const target = href.split('#')[0] ?? ''
      if (target === '' || seen.has(target) || seen.size >= pageLimit) continue
      seen.add(target)
      from.set(target, path)
      queue.push(target)
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, 6).map(visit))
  return { pages, faults }
}

/** Titles and descriptions that two indexable pages of one culture share. */
const sharedTexts = (pages: readonly PageFacts[]): string[] => {
  const known = new Map<string, string>()
  const faults: string[] = []
  for (const { path, root } of pages) {
    if (root.querySelector('meta[name=robots]')?.getAttribute('content')?.includes('noindex')) continue
    const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href')
    if (canonical !== undefined && new URL(canonical).pathname !== path.split('?')[0]) continue
    const culture = root.querySelector('html')?.getAttribute('data-culture-id') ?? ''
    const texts = [
      root.querySelector('title')?.text,
      root.querySelector('meta[name=description]')?.getAttribute('content'),
    ]
    for (const text of texts) {
      const key = `${culture} ${text}`
      const other = known.get(key)
      if (other !== undefined && other !== path) faults.push(`${path} and ${other} share "${text}"`)
      known.set(key, path)
    }
  }
  return faults
}

/** The JRE that the checker needs: found, installed where Debian lets us, or asked for. */
async function ensureJava(): Promise<void> {
  const run = promisify(execFile)
  if (
    await run('java', ['-version']).then(
      () => true,
      () => false,
    )
  )
    return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'])
    return
  }
  throw new Error('The Nu checker needs Java. Run "sudo apt-get install -y default-jre-headless" (Debian).')
}

/** Runs the Nu checker over pages; gives its errors, one line each. */
async function nuErrors(host: string, pages: readonly PageFacts[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-nu-'))
  try {
    const names = new Map<string, string>()
    await mkdir(folder, { recursive: true })
    for (const [index, { path, html }] of pages.entries()) {
      names.set(`${index}.html`, path)
      await writeFile(join(folder, `${index}.html`), html)
    }
    const args = ['-Xss4m', '-jar', vnu, '--errors-only', '--format', 'gnu', '--exit-zero-always', folder]
    const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 })
    return stderr
      .split('\n')
      .filter((line) => line.includes('error'))
      .map((line) => line.replace(/^.*\/(\d+\.html)":/, (_, name: string) => `${host}${names.get(name)} `))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A few pages of each kind, by culture and the first two segments below its prefix. */
const sample = (pages: readonly PageFacts[]): PageFacts[] => {
  const counts = new Map<string, number>()
  return pages.filter(({ path, root }) => {
    const culture = root.querySelector('html')?.getAttribute('data-culture-id') ?? ''
    const kind = `${culture} ${path
      .replace(/^\/(en-\w+|fr-CA|frca)\//, '/')
      .split('/')
      .slice(1, 2)
      .join('/')} ${path.split('/').length}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= checkedOfAKind
  })
}

await ensureJava()
let found = 0
for (const { id, name, domain } of Object.values(brands)) {
  const host = domain.localHosts[0] ?? ''
  const starts = domain.cultures.map((culture, index) => (index === 0 ? '/' : `/${culture}/`))
  const { pages, faults } = await crawl(host, starts)
  const checked = sample(pages)
  const all = [...faults, ...sharedTexts(pages), ...(await nuErrors(host, checked))]
  found += all.length
  console.log(`${name} (${id}): ${pages.length} pages read, ${checked.length} by the Nu checker, ${all.length} faults`)
  for (const fault of all.slice(0, 60)) console.log(`  ${fault}`)
}
agent.destroy()
console.log(found === 0 ? '\nNothing found.' : `\n${found} faults.`)
process.exitCode = found === 0 ? 0 : 1
