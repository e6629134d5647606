import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { btTextsSchema } from '../../../shared/content/banner.ts'
import { gameListSchema } from '../../../shared/content/game.ts'
import { btTexts, gameList } from './whole-answers.ts'

const takes = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success
const long = (length: number): string => 'a'.repeat(length)

describe('the content hash of a picture (rulings 7.10)', () => {
  test.each([
    ['0a1b2c', true],
    [long(32), true],
    [long(33), false],
    ['0a1b2', false],
    ['0A1B2C', false],
    ['/0a1b2c', false],
    ['0a1b2c.webp', false],
  ])('%j: %s', (hash, good) => {
    const side = { background: hash, foreground: hash }
    expect(takes(btTextsSchema, { ...btTexts, hashes: { desktop: side, mobile: side } })).toBe(good)
  })
})

describe('the list of games holds a cell of every column for every game', () => {
  const columns = ['names', 'categories', 'images', 'providerOf', 'themeOf', 'mechanicOf'] as const

  test.each(columns)('%s is as long as the slugs', (column) => {
    const result = gameListSchema.safeParse({ ...gameList, [column]: [...gameList[column], gameList[column][0]] })
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['The columns differ in length.'])
    expect(takes(gameListSchema, { ...gameList, [column]: [] })).toBe(false)
  })

  test('also where there is none', () => {
    const none = Object.fromEntries([...columns, 'slugs'].map((column) => [column, []]))
    expect(takes(gameListSchema, { ...gameList, ...none })).toBe(true)
  })

  test('a place in another list is -1 for none', () => {
    expect(takes(gameListSchema, { ...gameList, themeOf: [-1] })).toBe(true)
    expect(takes(gameListSchema, { ...gameList, themeOf: [-2] })).toBe(false)
  })
})
