import { describe, expect, test } from 'vitest'
import { emulationAllowed, parseEnv } from '../../worker/env.ts'
import { resolveHost } from '../../worker/sites.ts'

const bindings = {
  CONTENT: { get: () => null, put: () => null, getWithMetadata: () => null },
  ASSETS: { fetch: () => null },
}
const vars = {
  ENVIRONMENT: 'production',
  BRANDS: 'uk',
  API_ORIGIN: 'https://api.starling.example/',
  PLATFORM_URL: 'https://play.starling.example',
  PURGE_KEY: 'a-long-purge-key',
  PREVIEW_KEY: 'a-long-preview-key',
}

describe('the environment', () => {
  test('is complete once parsed, without trailing slashes', () => {
    expect(parseEnv({ ...vars, ...bindings })).toMatchObject({
      BRANDS: ['uk'],
      API_ORIGIN: 'https://api.starling.example',
    })
  })

  test.each([
    ['a missing variable', { API_ORIGIN: undefined }, /API_ORIGIN/],
    ['an unknown brand', { BRANDS: 'uk,xx' }, /BRANDS/],
    ['a missing binding', { CONTENT: undefined }, /CONTENT.*wrangler\.toml/s],
    ['a key that is too short', { PURGE_KEY: 'short' }, /PURGE_KEY/],
    ['an address that is none', { PLATFORM_URL: 'play' }, /PLATFORM_URL/],
  ])('says what is wrong with %s, and where to set it', (_, change, message) => {
    expect(() => parseEnv({ ...vars, ...bindings, ...change })).toThrow(message)
    expect(() => parseEnv({ ...vars, ...bindings, ...change })).toThrow(/wrangler\.toml/)
  })

  test('allows emulation everywhere but in production', () => {
    expect(
      ['local', 'test', 'staging', 'production'].map((name) => emulationAllowed({ ENVIRONMENT: name as never })),
    ).toEqual([true, true, true, false])
  })
})

describe('a host', () => {
  const production = { ENVIRONMENT: 'production', BRANDS: ['uk'] } as const
  test.each([
    [production, 'https://www.starling.example/', 'site'],
    [production, 'https://starling.example/', 'alias'],
    [production, 'https://staging.starling.example/', 'unknown'],
    [production, 'https://www.sternhaus.example/', 'unknown'],
    [production, 'https://uk.localhost/', 'unknown'],
    [{ ENVIRONMENT: 'staging', BRANDS: ['uk'] } as const, 'https://staging.starling.example/', 'site'],
    [{ ENVIRONMENT: 'local', BRANDS: ['uk', 'de'] } as const, 'http://DE.localhost:8787/', 'site'],
    [{ ENVIRONMENT: 'local', BRANDS: ['uk', 'de'] } as const, 'http://se.localhost:8787/', 'unknown'],
    [{ ENVIRONMENT: 'local', BRANDS: ['uk'] } as const, 'http://127.0.0.1:8787/', 'site'],
  ])('%o %s → %s', (config, url, kind) => {
    expect(resolveHost(new URL(url), { ...config, BRANDS: [...config.BRANDS] }).kind).toBe(kind)
  })

  test('names production in canonical addresses, and itself elsewhere', () => {
    const at = (url: string, ENVIRONMENT: 'production' | 'local') => {
      const host = resolveHost(new URL(url), { ENVIRONMENT, BRANDS: ['uk'] })
      return host.kind === 'site' ? host.site.origin : null
    }
    expect(at('https://www.starling.example/x', 'production')).toBe('https://www.starling.example')
    expect(at('http://uk.localhost:8787/x', 'local')).toBe('http://uk.localhost:8787')
  })
})
