import { describe, expect, test } from 'vitest'
import { brandIds } from '../../brands/registry.ts'
import { siteKeys as localKeys } from '../../scripts/run/local-keys.ts'
import { emulationAllowed, parseEnv } from '../../worker/env.ts'

const kv = { get: () => null, put: () => null, getWithMetadata: () => null }
const complete = {
  ENVIRONMENT: 'production',
  BRANDS: 'uk, de',
  API_ORIGIN: 'https://api.starling.example/',
  PLATFORM_URL: 'https://play.starling.example',
  PURGE_KEY: 'a-key-of-thirty-two-characters-or-more',
  PREVIEW_KEY: 'another-key-of-thirty-two-characters',
  CONTENT: kv,
  ASSETS: { fetch: () => null },
  LIMIT_FEW: { limit: async () => ({ success: true }) },
  LIMIT_SOME: { limit: async () => ({ success: true }) },
  LIMIT_MANY: { limit: async () => ({ success: true }) },
}

describe('the environment', () => {
  test('is parsed once and complete', () => {
    expect(parseEnv(complete)).toMatchObject({ BRANDS: ['uk', 'de'], API_ORIGIN: 'https://api.starling.example' })
  })

  test.each(Object.keys(complete))('names %s when it is missing, and says where to set it', (name) => {
    const { [name as keyof typeof complete]: _, ...rest } = complete
    expect(() => parseEnv(rest)).toThrow(new RegExp(`  ${name}: [\\s\\S]*wrangler.toml`))
  })

  test.each([
    ['ENVIRONMENT', 'prod'],
    ['BRANDS', 'uk,xx'],
    ['BRANDS', ''],
    ['API_ORIGIN', 'api.starling.example'],
    ['API_ORIGIN', 'ftp://api.starling.example'],
    ['PLATFORM_URL', 'play.{host}'],
    ['PURGE_KEY', 'short'],
    ['PURGE_KEY', localKeys.PURGE_KEY],
    ['PREVIEW_KEY', localKeys.PREVIEW_KEY],
    ['CONTENT', 'a string'],
    ['CONTENT', { get: () => null }],
    ['ASSETS', {}],
  ])('refuses %s = %j by name', (name, value) => {
    expect(() => parseEnv({ ...complete, [name]: value })).toThrow(`  ${name}`)
  })

  test('refuses ids with vendors that are not such ids, each in words, and takes those of an environment', () => {
    const given = (ids: unknown) => parseEnv({ ...complete, VENDOR_IDS: JSON.stringify(ids) }).VENDOR_IDS
    expect(given({ uk: { meta: '', analytics: 'G-STAGING01' } })).toEqual({
      uk: { meta: '', analytics: 'G-STAGING01' },
    })
    expect(parseEnv(complete).VENDOR_IDS).toEqual({})
    expect(() => given({ uk: { analytics: 'UA-1', bing: 'x' } })).toThrow(
      '  VENDOR_IDS: uk: the id "UA-1" with Google Analytics (analytics) is not one: G- and 6 to 12 letters or digits. uk: the id "x"',
    )
    expect(() => given({ nobody: {} })).toThrow('  VENDOR_IDS')
    expect(() => parseEnv({ ...complete, VENDOR_IDS: '{' })).toThrow('  VENDOR_IDS: it is not JSON')
  })

  test('serves every registered brand in local and test runs that name none, and in no hosted environment', () => {
    const { BRANDS: _, ...none } = complete
    for (const ENVIRONMENT of ['local', 'test'] as const) {
      expect(parseEnv({ ...none, ENVIRONMENT }).BRANDS).toEqual(brandIds)
      expect(parseEnv({ ...complete, ENVIRONMENT }).BRANDS).toEqual(['uk', 'de'])
    }
    for (const ENVIRONMENT of ['staging', 'production'] as const)
      expect(() => parseEnv({ ...none, ENVIRONMENT })).toThrow('  BRANDS')
  })

  test('names everything that is wrong at once', () => {
    expect(() => parseEnv({})).toThrow(/ENVIRONMENT[\s\S]*BRANDS[\s\S]*CONTENT/)
    expect(() => parseEnv(undefined)).toThrow('incomplete')
  })

  test('lets place and time be emulated everywhere but in production (rulings 4.1)', () => {
    const where = (['local', 'test', 'staging', 'production'] as const).filter((ENVIRONMENT) =>
      emulationAllowed({ ENVIRONMENT }),
    )
    expect(where).toEqual(['local', 'test', 'staging'])
  })
})
