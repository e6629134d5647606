import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { brandIds, brands } from '../../../brands/registry.ts'
import { siteKeys } from '../../../scripts/run/local-keys.ts'
import { startRuntime } from '../../../scripts/run/runtime.ts'

const run = promisify(execFile)

/** What a build reads. */
const parts = [
  ...['worker', 'client', 'shared', 'brands', 'markets', 'locales', 'drawing', 'platform', 'public', 'scripts'],
  ...['wrangler.toml', 'package.json', 'tsconfig.json', 'README.md'],
]
const id = 'quillhouse'
/** The nearest brand, whose folder and blocks are copied. */
const nearest = brands.de

let tree: string
let before: ReadonlyMap<string, string>
let site: Miniflare | undefined

const edit = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(join(tree, file), change(await readFile(join(tree, file), 'utf8')))

/** The tree's own files by their path, as text; not what was built or is only linked. */
async function files(): Promise<Map<string, string>> {
  const entries = await readdir(tree, { recursive: true, withFileTypes: true })
  const own = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(tree.length + 1))
    .filter((file) => !/^(node_modules|build|\.wrangler)\//.test(file))
  return new Map(
    await Promise.all(own.map(async (file) => [file, await readFile(join(tree, file), 'latin1')] as const)),
  )
}

/** The nearest brand's words as the new one's. */
const renamed = (text: string): string =>
  text
    .replaceAll('Sternhaus', 'Quillhouse')
    .replaceAll('STERNHAUS', 'QUILLHOUSE')
    .replaceAll('sternhaus', id)
    .replaceAll('STH', 'QLH')
    .replaceAll(`${nearest.id}.localhost`, `${id}.localhost`)

/** The brand's two blocks of wrangler.toml, for the new one. */
const blocksFor = (toml: string): string => {
  const start = toml.indexOf(`# ${nearest.id}: `)
  const end = toml.indexOf('\n# ', toml.indexOf(`[env.${nearest.id}-staging]`))
  return renamed(toml.slice(start, end < 0 ? undefined : end))
    .replaceAll(`# ${nearest.id}: `, `# ${id}: `)
    .replaceAll(`env.${nearest.id}`, `env.${id}`)
    .replaceAll(`--env ${nearest.id}`, `--env ${id}`)
    .replaceAll(`marquee-${nearest.id}`, `marquee-${id}`)
    .replaceAll(`marquee-content-${nearest.id}`, `marquee-content-${id}`)
    .replaceAll(`BRANDS = "${nearest.id}"`, `BRANDS = "${id}"`)
}

/** README, "Add a brand", step by step. */
const recipe = {
  folder: async () => {
    await cp(join(tree, 'brands', nearest.id), join(tree, 'brands', id), {
      recursive: true,
      filter: (path) => !path.endsWith('screenshots'),
    })
    await edit(`brands/${id}/brand.ts`, renamed)
    await edit(`brands/${id}/art.ts`, renamed)
  },
  line: () => appendFile(join(tree, 'brands/registered.ts'), `export { brand as ${id} } from './${id}/brand.ts'\n`),
  blocks: async () => {
    await edit('wrangler.toml', (toml) => `${toml.trimEnd()}\n\n${blocksFor(toml).trimEnd()}\n`)
    await edit('platform/wrangler.toml', (toml) =>
      toml.replace(/^( {2}\{ pattern = "[^"]*sternhaus[^\n]*\n)/gm, (line) => line + renamed(line)),
    )
  },
}

const get = async (host: string, path: string): Promise<{ status: number; text: string }> => {
  const { port } = await (site as Miniflare).ready
  return new Promise((done, fail) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
    })
    call.on('error', fail)
    call.end()
  })
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'marquee-brand-'))
  await Promise.all(parts.map((part) => cp(part, join(tree, part), { recursive: true })))
  await symlink(resolve('node_modules'), join(tree, 'node_modules'))
  before = await files()
  await recipe.folder()
  await recipe.line()
  await recipe.blocks()
  await run(process.execPath, ['scripts/build/build.ts'], { cwd: tree })
  site = await startRuntime({
    config: join(tree, 'wrangler.toml'),
    build: join(tree, 'build/site'),
    port: 0,
    // Nothing answers there: pages say what they can without content.
    vars: { ...siteKeys, ENVIRONMENT: 'test', API_ORIGIN: 'http://127.0.0.1:9', PLATFORM_URL: 'http://{host}:9' },
    onLog: () => undefined,
  })
}, 180_000)
afterAll(async () => {
  await site?.dispose()
  await rm(tree, { recursive: true, force: true })
})

describe('a brand that is added as the README says', () => {
  test('has a home with its own name, colours and logo', async () => {
    const home = await get(`${id}.localhost`, '/')
    expect(home.status).toBe(200)
    expect(home.text).toContain('Quillhouse')
    expect(home.text).not.toContain(nearest.name)
    expect(home.text).toMatch(new RegExp(`<link rel="stylesheet" href="/assets/${id}\\.[0-9a-f]+\\.css"`))
    expect(home.text).toMatch(new RegExp(`/assets/${id}-logo\\.[0-9a-f]+\\.svg`))
    const [, logo = ''] = new RegExp(`(/assets/${id}-logo\\.[0-9a-f]+\\.svg)`).exec(home.text) ?? []
    expect((await get(`${id}.localhost`, logo)).text).toContain('<svg')
  })

  test('leaves the others as they are', async () => {
    for (const other of brandIds) {
      const { domain, name } = brands[other]
      const home = await get(domain.localHosts[0], '/')
      expect([other, home.status, home.text.includes(name)]).toEqual([other, 200, true])
      expect(home.text).not.toContain('Quillhouse')
    }
  })

  test('has its environments', () => {
    for (const [env, stage, host] of [
      [id, 'production', `www.${id}.example`],
      [`${id}-staging`, 'staging', `staging.${id}.example`],
    ] as const) {
      const config = unstable_readConfig({ config: join(tree, 'wrangler.toml'), env })
      expect(config.vars).toMatchObject({ ENVIRONMENT: stage, BRANDS: id })
      expect(JSON.stringify(config.routes)).toContain(host)
    }
  })

  test('stands where the README says and nowhere else, and is gone when these places are as before', async () => {
    const after = await files()
    const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
    const own = changed.filter((file) => file.startsWith(`brands/${id}/`))
    expect(own.map((file) => file.split('/').at(-1)).sort()).toEqual(['art.ts', 'brand.ts', 'theme.css'])
    const others = changed.filter((file) => !own.includes(file)).sort()
    expect(others).toEqual(['brands/registered.ts', 'platform/wrangler.toml', 'wrangler.toml'])
    const steps = /## Add a brand\n([\s\S]*?)\n## /.exec(await readFile('README.md', 'utf8'))?.[1] ?? ''
    for (const place of ['brand.ts', 'theme.css', 'art.ts', ...others]) expect(steps).toContain(`\`${place}\``)

    await rm(join(tree, 'brands', id), { recursive: true })
    for (const file of others) await writeFile(join(tree, file), before.get(file) ?? '', 'latin1')
    expect(await files()).toEqual(before)
    expect([...before.values()].some((text) => text.includes(id))).toBe(false)
  })
})
