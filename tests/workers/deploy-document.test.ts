import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { z } from 'zod'
import { parsePlatform } from '../../platform/env.ts'
import { toolEnvironment } from '../../scripts/build/worker.ts'
import { localKeys } from '../../scripts/run/local-keys.ts'
import { parseEnv } from '../../worker/env.ts'

const text = await readFile('docs/deploy.md', 'utf8')
/** Every command of the document, in its order. */
const commands = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'))
/** Words of a command as a shell reads them. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)
const startingWith = (start: string) => commands.filter((command) => command.startsWith(start))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-deploy-'))
  await mkdir(join(folder, '.secrets'))
  const key = 'a-key-of-this-environment-of-its-own-0123456789'
  const secrets = { platform: { PURGE_KEY: key, PUBLISH_KEY: key }, site: { PURGE_KEY: key, PREVIEW_KEY: key } }
  for (const [name, keys] of Object.entries(secrets))
    await writeFile(join(folder, `.secrets/${name}-staging.json`), JSON.stringify(keys))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a command of the project offline; gives what it said. */
async function run(words: readonly string[]): Promise<string> {
  const [name = '', ...args] = words
  const { stdout, stderr } = await promisify(execFile)(name, args, {
    env: { ...toolEnvironment, WRANGLER_LOG: 'log', HOME: folder },
  })
  return stdout + stderr
}
const wrangler = (...args: string[]) => run(['wrangler', ...args])

const optionOf = (words: readonly string[], option: string): string | undefined => words[words.indexOf(option) + 1]
const configOf = (words: readonly string[]) =>
  unstable_readConfig({
    config: words.includes('--config') ? optionOf(words, '--config') : 'wrangler.toml',
    env: words.includes('--env') ? optionOf(words, '--env') : undefined,
  })

describe('docs/deploy.md', () => {
  test('names only environments that exist', () => {
    const environments = startingWith('npx wrangler').flatMap((command) => {
      const words = wordsOf(command)
      return words.includes('--env') ? [[command, configOf(words).targetEnvironment, optionOf(words, '--env')]] : []
    })
    expect(environments.length).toBeGreaterThan(10)
    for (const [command, found, named] of environments) expect(found, command).toBe(named)
  })

  test.each(commands.filter((command) => /^npx wrangler (deploy|versions upload) /.test(command)))(
    '%s: builds what it would upload, with its map and its keys',
    async (command) => {
      const words = wordsOf(command).slice(2)
      const secrets = words.includes('--secrets-file') ? optionOf(words, '--secrets-file') : undefined
      const out = join(folder, command.replace(/\W+/g, '-'))
      const said = await wrangler(
        ...words.map((word) => (word === secrets ? join(folder, word) : word)),
        ...['--dry-run', '--outdir', out],
      )
      expect(said).toContain('--dry-run: exiting now.')
      expect(said).not.toMatch(/warning/i)
      if (secrets !== undefined) {
        const given = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(join(folder, secrets), 'utf8')))
        expect(Object.keys(given)).toEqual(configOf(wordsOf(command)).secrets?.required)
        for (const name of Object.keys(given)) expect(said).toContain(`env.${name} `)
      }
      expect(
        z
          .object({ sources: z.array(z.string()).min(50) })
          .safeParse(JSON.parse(await readFile(`${out}/index.js.map`, 'utf8'))).success,
      ).toBe(true)
    },
  )

  test.each(startingWith('npx wrangler d1 migrations'))(
    '%s: applies every migration',
    async (command) => {
      const local = wordsOf(command)
        .slice(2)
        .flatMap((word) => (word === '--remote' ? ['--local', '--persist-to', join(folder, 'd1')] : [word]))
      expect(await wrangler(...local)).not.toMatch(/error|❌/i)
      expect(await wrangler(...local)).toContain('No migrations to apply')
    },
    120_000,
  )

  test('creates the database and the bucket that the platform’s environment names', () => {
    const { d1_databases, r2_buckets } = unstable_readConfig({ config: 'platform/wrangler.toml', env: 'staging' })
    expect(startingWith('npx wrangler d1 create')).toEqual([`npx wrangler d1 create ${d1_databases[0]?.database_name}`])
    expect(startingWith('npx wrangler r2 bucket create')).toEqual([
      `npx wrangler r2 bucket create ${r2_buckets[0]?.bucket_name}`,
    ])
  })

  /** What wrangler says of a command of its own. */
  const helps = new Map<string, Promise<string>>()
  const helpOf = (name: string): Promise<string> => {
    const help = helps.get(name) ?? wrangler(...name.split(' '), '--help')
    helps.set(name, help)
    return help
  }

  /** Commands that need an account: wrangler must know them and their options. */
  const online = startingWith('npx wrangler').filter(
    (command) => !/^npx wrangler (deploy|versions upload|d1 migrations) /.test(command),
  )
  test.each(online)('%s: is a command of wrangler', async (command) => {
    const words = wordsOf(command).slice(2)
    const end = words.findIndex((word) => /^[-<A-Z]|^marquee/.test(word))
    const name = words.slice(0, end === -1 ? undefined : end).join(' ')
    const help = await helpOf(name)
    expect(help).toMatch(new RegExp(`^wrangler ${name}( |$)`, 'm'))
    for (const option of words.filter((word) => word.startsWith('--')))
      expect(help, option).toMatch(new RegExp(`${option}\\b`))
  })

  test('calls commands of the project by their names', async () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile('package.json', 'utf8')))
    for (const command of startingWith('npm run ')) expect(Object.keys(scripts)).toContain(wordsOf(command)[2])
  })

  test('holds no other command than those', () => {
    const others = commands.filter((command) => !/^(npx wrangler|npm run) /.test(command))
    expect([...new Set(others)]).toEqual([
      'npm install',
      'npm test',
      'openssl rand -hex 32',
      'curl -fsS https://api.staging.starling.example/openapi.json -o /dev/null',
      'curl -fsS https://staging.starling.example/ -o /dev/null',
    ])
  })
})

const bindings = {
  CONTENT: { get: () => null, put: () => null, getWithMetadata: () => null },
  ASSETS: { fetch: () => null },
  LIMIT_FEW: { limit: async () => ({ success: true }) },
  LIMIT_SOME: { limit: async () => ({ success: true }) },
  LIMIT_MANY: { limit: async () => ({ success: true }) },
  DB: { prepare: () => null, batch: () => null },
  MEDIA: { get: () => null, put: () => null },
}

const hosted = ['wrangler.toml', 'platform/wrangler.toml'].flatMap((config) =>
  (unstable_readConfig({ config }).definedEnvironments ?? []).map((name: string) => ({ config, name })),
)

describe('every hosted environment', () => {
  test.each(hosted)(
    '$config, $name: has a complete configuration, and refuses the keys of local runs',
    ({ config, name }) => {
      const { vars, secrets } = unstable_readConfig({ config, env: name })
      const parse = config.startsWith('platform') ? parsePlatform : parseEnv
      const required = z.array(z.enum(['PURGE_KEY', 'PREVIEW_KEY', 'PUBLISH_KEY'])).parse(secrets?.required)
      const keys = (key: (name: keyof typeof localKeys) => string) =>
        Object.fromEntries(required.map((one) => [one, key(one)]))
      const own = keys(() => 'a-key-of-this-environment-of-its-own-0123456789')
      expect(() => parse({ ...bindings, ...vars, ...own })).not.toThrow()
      expect(() => parse({ ...bindings, ...vars })).toThrow(/it is missing/)
      expect(() => parse({ ...bindings, ...vars, ...keys((one) => localKeys[one]) })).toThrow(
        /it is the key of local runs/,
      )
    },
  )
})
