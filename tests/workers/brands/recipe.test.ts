// Longer than 250 lines because it carries out a whole recipe of the README, each step in code, on one copy of the project.
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { brandIds, brands } from '../../../brands/registry.ts'
import { askHost } from '../../../scripts/http/ask-host.ts'
import { localKeys, siteKeys } from '../../../scripts/run/local-keys.ts'
import { startRuntime } from '../../../scripts/run/runtime.ts'
import { freePorts } from '../../../scripts/test/free-ports.ts'
import { sign, signatureHeader } from '../../../shared/crypto/signature.ts'

const run = promisify(execFile)

/** What a build reads. */
const parts = [
  ...['worker', 'client', 'shared', 'brands', 'markets', 'locales', 'drawing', 'platform', 'public', 'scripts'],
  ...['wrangler.toml', 'package.json', 'tsconfig.json', 'README.md'],
]
const id = 'quillhouse'
/** The nearest brand, whose folder and blocks are copied. The new one shares its culture, and has one of its own. */
const nearest = brands.de
const shared = nearest.domain.cultures[0]
const own = 'de-AT'

let tree: string
let before: ReadonlyMap<string, string>
let site: Miniflare | undefined
let platform: ChildProcess | undefined
let platformOrigin: string

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

/** Where the recipes of the README say that something is added, outside the brand's folder. */
const placesOfBrand = ['brands/registered.ts', 'platform/wrangler.toml', 'wrangler.toml']
const placesOfCulture = [
  ...['shared/site/ids.ts', 'locales/registry.ts', 'locales/catalogues.ts', 'locales/account-catalogues.ts'],
  ...['markets/at.ts', 'markets/registry.ts', 'markets/players/registry.ts', 'platform/content-files/chain.ts'],
]

/** README, "Add a brand" and "Add a culture", step by step. */
const recipe = {
  folder: async () => {
    await cp(join(tree, 'brands', nearest.id), join(tree, 'brands', id), {
      recursive: true,
      filter: (path) => !path.endsWith('screenshots'),
    })
    await edit(`brands/${id}/brand.ts`, (text) =>
      renamed(text).replace(`cultures: ['${shared}']`, `cultures: ['${shared}', '${own}']`).replace(`'AT', `, ''),
    )
    await edit(`brands/${id}/art.ts`, renamed)
  },
  line: () => appendFile(join(tree, 'brands/registered.ts'), `export { brand as ${id} } from './${id}/brand.ts'\n`),
  culture: async () => {
    const beside = (file: string, line: string, added: string) =>
      edit(file, (text) => text.replace(line, () => line + added))
    await beside('shared/site/ids.ts', `  '${shared}',\n`, `  '${own}',\n`)
    await edit('locales/registry.ts', (text) => {
      const [row = ''] = new RegExp(`  '${shared}': \\{[^}]*\\},\\n`).exec(text) ?? []
      const copy = row
        .replaceAll(`'${shared}'`, `'${own}'`)
        .replace("'Deutsch'", "'Deutsch (Österreich)'")
        .replace("localCode: 'de'", "localCode: 'at'")
        .replace("defaultCountry: 'DE'", "defaultCountry: 'AT'")
        .replace("'de_DE'", "'de_AT'")
        .replace('fallbacks: []', `fallbacks: ['${shared}']`)
      return text.replace(row, () => row + copy)
    })
    for (const [file, line] of [
      ['locales/catalogues.ts', /^ {2}'de-DE': complete.*\n/m],
      ['locales/account-catalogues.ts', /^ {2}'de-DE': complete.*\n/m],
    ] as const)
      await edit(file, (text) => text.replace(line, (found) => `${found}  '${own}': overlay({}),\n`))
    await cp(join(tree, 'markets/de.ts'), join(tree, 'markets/at.ts'))
    await edit('markets/at.ts', (text) =>
      text.replace('export const de =', 'export const at =').replace("id: 'de'", "id: 'at'"),
    )
    await edit('markets/registry.ts', (text) =>
      text
        .replace("import { ca } from './ca.ts'\n", (line) => `import { at } from './at.ts'\n${line}`)
        .replace("  'de-DE': de,\n", (line) => `${line}  '${own}': at,\n`),
    )
    await beside('markets/players/registry.ts', "  'de-DE': de,\n", `  '${own}': de,\n`)
    await beside('platform/content-files/chain.ts', "  'de-DE': ['de-DE'],\n", `  '${own}': ['${own}', '${shared}'],\n`)
  },
  blocks: async () => {
    await edit('wrangler.toml', (toml) => `${toml.trimEnd()}\n\n${blocksFor(toml).trimEnd()}\n`)
    await edit('platform/wrangler.toml', (toml) =>
      toml.replace(/^( {2}\{ pattern = "[^"]*sternhaus[^\n]*\n)/gm, (line) => line + renamed(line)),
    )
  },
}

/** The copy's own platform. It says its origin, or ends. */
async function startItsPlatform(siteOrigin: string): Promise<string> {
  platform = fork(new URL('support/platform.ts', import.meta.url), [siteOrigin], { cwd: tree, execArgv: [] })
  const signal = AbortSignal.timeout(120_000)
  const [origin] = await Promise.race([
    once(platform, 'message', { signal }),
    once(platform, 'exit', { signal }).then(() => {
      throw new Error('The platform of the copy did not start.')
    }),
  ])
  return String(origin)
}

async function publish(brand: string, culture: string, patch: object): Promise<number> {
  const change = { kind: 'item', brand, culture, feed: 'page', id: 'help', patch }
  const body = JSON.stringify({ change, issuedAt: Date.now(), nonce: crypto.randomUUID() })
  const answer = await fetch(`${platformOrigin}/publish/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: await sign(localKeys.PUBLISH_KEY, body) },
    body,
  })
  return answer.status
}

const get = async (host: string, path: string) => {
  const { port } = await (site as Miniflare).ready
  return askHost(Number(port), host, path)
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'marquee-brand-'))
  await Promise.all(parts.map((part) => cp(part, join(tree, part), { recursive: true })))
  await symlink(resolve('node_modules'), join(tree, 'node_modules'))
  before = await files()
  await recipe.folder()
  await recipe.line()
  await recipe.culture()
  await recipe.blocks()
  await run(process.execPath, ['scripts/build/build.ts'], { cwd: tree })
  const [port = 0] = await freePorts(1)
  platformOrigin = await startItsPlatform(`http://127.0.0.1:${port}`)
  site = await startRuntime({
    config: join(tree, 'wrangler.toml'),
    build: join(tree, 'build/site'),
    port,
    vars: { ...siteKeys, ENVIRONMENT: 'test', API_ORIGIN: platformOrigin, PLATFORM_URL: 'http://{host}:9' },
  })
}, 300_000)
afterAll(async () => {
  await site?.dispose()
  if (platform?.connected === true) {
    platform.disconnect()
    await once(platform, 'exit')
  }
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

  test('compiles, in the rooms whose tables have a row for each brand or culture', async () => {
    const rooms = ['brands', 'locales', 'markets', 'shared', 'platform']
    const config = {
      extends: '../tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: rooms.map((room) => `../${room}`),
    }
    await writeFile(join(tree, 'build/tsconfig.json'), JSON.stringify(config))
    await run('node_modules/.bin/tsc', ['--project', 'build/tsconfig.json'], { cwd: tree })
  }, 120_000)

  test('has a culture of its own, by its own name and in its fallback’s words', async () => {
    const home = await get(`${id}.localhost`, `/${own}/`)
    expect(home.status).toBe(200)
    expect(home.text).toContain('<html lang="de-AT"')
    expect(home.text).toContain(`hreflang="${own}"`)
    expect((await get(nearest.domain.localHosts[0], `/${own}/`)).status).toBe(404)
  })

  test('shares a culture with another brand, and nothing that is published or kept', async () => {
    const hosts = [`${id}.localhost`, nearest.domain.localHosts[0]] as const
    for (const host of hosts) for (const _ of [1, 2]) expect((await get(host, '/help/')).text).not.toContain('Nur hier')
    expect(await publish(id, shared, { heading: 'Nur hier' })).toBe(200)
    expect((await get(hosts[0], '/help/')).text).toContain('Nur hier')
    expect((await get(hosts[1], '/help/')).text).not.toContain('Nur hier')
    const winnersOf = async (brand: string) =>
      (await fetch(`${platformOrigin}/v1/feeds/winners/?brand_local_code=${brand}&culture=${shared}`)).text()
    expect(await winnersOf(id)).not.toBe(await winnersOf(nearest.id))
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
    const folder = changed.filter((file) => file.startsWith(`brands/${id}/`))
    expect(folder.map((file) => file.split('/').at(-1)).sort()).toEqual([
      'art.ts',
      'banner.ts',
      'brand.ts',
      'theme.css',
    ])
    const others = changed.filter((file) => !folder.includes(file)).sort()
    expect(others).toEqual([...placesOfBrand, ...placesOfCulture].sort())
    const steps = /## Add a brand\n([\s\S]*?)\n## /.exec(await readFile('README.md', 'utf8'))?.[1] ?? ''
    for (const place of ['brand.ts', 'theme.css', 'art.ts', 'banner.ts', ...placesOfBrand])
      expect(steps).toContain(`\`${place}\``)
    const cultureSteps = /## Add a culture\n([\s\S]*?)\n## /.exec(await readFile('README.md', 'utf8'))?.[1] ?? ''
    for (const place of placesOfCulture) expect(cultureSteps).toContain(`\`${place.replace('/at.ts', '/<id>.ts')}\``)

    await rm(join(tree, 'brands', id), { recursive: true })
    for (const file of others) {
      const text = before.get(file)
      await (text === undefined ? rm(join(tree, file)) : writeFile(join(tree, file), text, 'latin1'))
    }
    expect(await files()).toEqual(before)
    expect([...before.values()].some((text) => text.includes(id))).toBe(false)
  })
})
