import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../../scripts/command/environment.ts'

describe('the variables of a command', () => {
  test('are parsed; what is not set, or set to nothing, has its usual value', () => {
    expect(readEnvironment(['PORT', 'SEED_GAMES', 'VERIFY_ONLY'], { PORT: '', VERIFY_ONLY: 'de, fr-CA' })).toEqual({
      PORT: 8787,
      SEED_GAMES: 1200,
      VERIFY_ONLY: ['de', 'fr-CA'],
    })
  })

  test.each([
    ['PORT', 'abc', 'a whole number from 1 to 65535'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['PORT', '80.5', 'a whole number from 1 to 65535'],
    ['SEED_GAMES', '-1', 'a whole number from 0 to 8000'],
    ['SEED_GAMES', '9000', 'a whole number from 0 to 8000'],
    ['GAMES_SITE_MAP', 'yes', '"domain" or "on"'],
  ] as const)('%s=%s is refused in one line', (name, value, says) => {
    expect(() => readEnvironment([name], { [name]: value })).toThrow(`${name}=${value} is refused: it is ${says}.`)
  })

  test('are refused together', () => {
    expect(() => readEnvironment(['PORT', 'PLATFORM_PORT'], { PORT: 'x', PLATFORM_PORT: 'y' })).toThrow(
      /PORT=x .*\nPLATFORM_PORT=y /,
    )
  })
})
