import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  environments,
  isHosted,
  isHostedWorker,
  parseEnvironment,
  secretKey,
} from '../../../shared/environment/environment.ts'

describe('strangers reach', () => {
  test.each([
    ['local', false],
    ['test', false],
    ['staging', true],
    ['production', true],
  ] as const)('%s: %s, also before its bindings are parsed', (environment, hosted) => {
    expect(isHosted(environment)).toBe(hosted)
    expect(isHostedWorker({ ENVIRONMENT: environment })).toBe(hosted)
  })

  test.each([undefined, null, 'production', {}, { ENVIRONMENT: 'prod' }, { ENVIRONMENT: '' }, { STAGE: 'staging' }])(
    'none whose bindings are %j',
    (env) => {
      expect(isHostedWorker(env)).toBe(false)
    },
  )
})

describe('a fault of an environment', () => {
  const shape = { ENVIRONMENT: z.enum(environments), KEY: secretKey, LIMITS: z.object({ most: z.number() }) }
  const messageOf = (given: unknown): string => {
    try {
      parseEnvironment(shape, given)
      return ''
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  }

  test('in a part of a value names the way there', () => {
    const given = { ENVIRONMENT: 'local', KEY: 'k'.repeat(32), LIMITS: { most: 'many' } }
    expect(messageOf(given)).toContain('\n  LIMITS.most: Invalid input: expected number, received string\n')
  })

  test('in a key that is no text is said where keys of local runs are refused too', () => {
    expect(messageOf({ ENVIRONMENT: 'production', KEY: 7, LIMITS: { most: 1 } })).toBe(
      'The environment of this Worker is incomplete:\n' +
        '  KEY: Invalid input: expected string, received number\n' +
        'Set variables in its wrangler.toml ([vars] or [env.<name>.vars]) and keys with "wrangler secret put <NAME> --env <name>" (docs/deploy.md).',
    )
  })
})
