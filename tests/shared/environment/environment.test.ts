import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { localKeys } from '../../../scripts/run/local-keys.ts'
import {
  binding,
  environments,
  IncompleteEnvironment,
  localKeyPrefix,
  parseEnvironment,
  secretKey,
} from '../../../shared/environment/environment.ts'

const shape = { ENVIRONMENT: z.enum(environments), PURGE_KEY: secretKey, PUBLISH_KEY: secretKey, NAME: z.string() }
const own = 'a-key-of-thirty-two-characters-or-more'
const given = { PURGE_KEY: own, PUBLISH_KEY: own, NAME: 'local-name' }

describe('the keys of an environment', () => {
  test.each(environments)('of its own are taken in %s', (ENVIRONMENT) => {
    expect(parseEnvironment(shape, { ...given, ENVIRONMENT })).toMatchObject({ PURGE_KEY: own, NAME: 'local-name' })
  })

  test.each(Object.entries(localKeys))('of local runs are recognised: %s', (_, key) => {
    expect(key.startsWith(localKeyPrefix)).toBe(true)
    expect(secretKey.safeParse(key).success).toBe(true)
  })

  test.each(['local', 'test'])('of local runs are taken in %s', (ENVIRONMENT) => {
    expect(() => parseEnvironment(shape, { ...given, PURGE_KEY: localKeys.PURGE_KEY, ENVIRONMENT })).not.toThrow()
  })

  test.each(['staging', 'production'])('of local runs are refused in %s, all of them by name', (ENVIRONMENT) => {
    const wrong = { ...given, PURGE_KEY: localKeys.PURGE_KEY, PUBLISH_KEY: localKeys.PUBLISH_KEY, ENVIRONMENT }
    for (const name of ['PURGE_KEY', 'PUBLISH_KEY'])
      expect(() => parseEnvironment(shape, wrong)).toThrow(
        `${name}: it is the key of local runs, which everybody can read; make one with "openssl rand -hex 32" and set it with "wrangler secret put ${name}`,
      )
  })

  test('that are short are refused everywhere', () => {
    expect(() => parseEnvironment(shape, { ...given, ENVIRONMENT: 'local', PURGE_KEY: 'x'.repeat(31) })).toThrow(
      /PURGE_KEY: it is shorter than 32 characters/,
    )
  })
})

describe('what is wrong with an environment', () => {
  const bound = { ...shape, CONTENT: binding<object>('[[kv_namespaces]]', ['get', 'put']) }
  const complete = { ...given, ENVIRONMENT: 'local', CONTENT: { get: () => null, put: () => null } }
  const faultsOf = (own: unknown): readonly string[] => {
    try {
      parseEnvironment(bound, own)
      return []
    } catch (error) {
      return error instanceof IncompleteEnvironment ? error.message.split('\n').slice(1, -1) : [String(error)]
    }
  }
  const missingBinding = /^ {2}CONTENT: this binding is missing; declare it in wrangler\.toml .*\[\[kv_namespaces\]\]/

  test('is nothing where all is there', () => expect(faultsOf(complete)).toEqual([]))

  test.each([
    ['a variable that is missing', { NAME: undefined }, /^ {2}NAME: it is missing$/],
    ['a variable of another kind', { NAME: 3 }, /^ {2}NAME: .*expected string/],
    ['a word that is none of its words', { ENVIRONMENT: 'prod' }, /^ {2}ENVIRONMENT: .*"local"\|"test"/],
    ['a binding that is missing', { CONTENT: undefined }, missingBinding],
    ['a binding of another kind', { CONTENT: { get: () => null } }, missingBinding],
    ['a binding that is null', { CONTENT: null }, missingBinding],
    ['a key that is no text', { PURGE_KEY: 3 }, /^ {2}PURGE_KEY: .*expected string/],
  ])('takes one line: %s', (_, wrong, line) => {
    const own = Object.fromEntries(Object.entries({ ...complete, ...wrong }).filter(([, value]) => value !== undefined))
    expect(faultsOf(own)).toEqual([expect.stringMatching(line)])
  })

  test('is said all at once', () => {
    expect(faultsOf({})).toHaveLength(Object.keys(bound).length)
    for (const nothing of [undefined, null, 'text']) expect(faultsOf(nothing)).toEqual(['  : it is missing'])
  })
})
