import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { gameCardSchema, gameSpecsSchema } from '../../../shared/content/game.ts'
import { geoInfoSchema } from '../../../shared/content/geo.ts'
import { errorLogSchema, logEntrySchema } from '../../../shared/content/log.ts'
import { promotionCardSchema } from '../../../shared/content/promotion.ts'
import { purgeSchema } from '../../../shared/content/purge.ts'
import { restrictedSchema } from '../../../shared/content/restricted.ts'
import { isSlug, slugPattern, slugsPattern } from '../../../shared/content/slug.ts'
import { subscriptionSchema } from '../../../shared/content/subscription.ts'
import { isUnderMaintenance, maintenanceAnswerSchema } from '../../../shared/content/user-context.ts'
import { voucherStatusSchema } from '../../../shared/content/voucher.ts'
import { gameCard, gameSpecs, geoInfo, logEntry, promotionCard, restricted } from './whole-answers.ts'

const takes = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success
const long = (length: number): string => 'a'.repeat(length)

describe('a slug', () => {
  test.each([
    ['thor', true],
    ['book-of-dead', true],
    ['777', true],
    ['a', true],
    ['', false],
    ['Thor', false],
    ['book--of', false],
    ['-thor', false],
    ['thor-', false],
    ['thor/', false],
    ['/thor', false],
    ['a b', false],
    ['thor-Ödin', false],
  ])('%j: %s', (slug, good) => {
    expect(slugPattern.test(slug)).toBe(good)
    expect(isSlug(slug)).toBe(good)
    expect(takes(gameCardSchema, { ...gameCard, slug })).toBe(good)
  })
})

test('a slug has at most 120 characters', () => {
  for (const [length, good] of [
    [120, true],
    [121, false],
  ] as const) {
    expect(isSlug(long(length))).toBe(good)
    expect(takes(gameCardSchema, { ...gameCard, slug: long(length) })).toBe(good)
  }
})

test.each([
  ['a', true],
  ['a book-of-dead 777', true],
  [`${'a'.repeat(120)} ${'b'.repeat(120)}`, true],
  ['', false],
  ['a b c d', false],
  ['a  b', false],
  [' a', false],
  ['a ', false],
  ['a b--c', false],
  ['a -b', false],
  ['a\nb', false],
  ['a'.repeat(121), false],
  [`a ${'b'.repeat(121)}`, false],
])('%j is a list of at most three slugs: %s', (text, good) => {
  expect(slugsPattern(3).test(text)).toBe(good)
})

describe('figures end where the contract says', () => {
  test.each([
    [1, true],
    [5, true],
    [0.9, false],
    [5.1, false],
  ])('a mean rate of %d: %s', (rate, good) => {
    expect(takes(gameCardSchema, { ...gameCard, rating: { rate, count: 1 } })).toBe(good)
  })

  test.each([
    [50, true],
    [100, true],
    [49, false],
    [101, false],
  ])('a return of %d per cent: %s', (rtp, good) => {
    expect(takes(gameSpecsSchema, { ...gameSpecs, rtp })).toBe(good)
  })

  test.each([
    ['FR', true],
    ['fr', false],
    ['FRA', false],
    ['F', false],
    ['1F', false],
  ])('a country %j: %s', (iso2, good) => {
    expect(takes(geoInfoSchema, { ...geoInfo, country: { ...geoInfo.country, iso2 } })).toBe(good)
    const countries = restricted.countries.map((country) => ({ ...country, iso2 }))
    expect(takes(restrictedSchema, { ...restricted, countries })).toBe(good)
  })

  test.each(['active', 'expired', 'scheduled'])('a promotion may be %s', (state) => {
    expect(takes(promotionCardSchema, { ...promotionCard, state })).toBe(true)
  })

  test('a promotion is in no other state', () => {
    expect(takes(promotionCardSchema, { ...promotionCard, state: '' })).toBe(false)
  })
})

describe('a voucher’s status (rulings 6.4)', () => {
  test.each([1, 0, 2, -1])('%d is one', (status) => {
    expect(takes(voucherStatusSchema, status)).toBe(true)
  })

  test.each([3, -2, '1'])('%j is none', (status) => {
    expect(takes(voucherStatusSchema, status)).toBe(false)
  })
})

describe('the answer about maintenance (spec 7 "platform-maintenance")', () => {
  test.each([true, false, 'true', 'false', '1', '0', 1, 0])('%j can be read', (answer) => {
    expect(takes(maintenanceAnswerSchema, answer)).toBe(true)
  })

  test.each([
    ...[true, 1, 'true', '1'].map((answer) => [answer, true] as const),
    ...[false, 0, 'false', '0'].map((answer) => [answer, false] as const),
  ])('%j says that the platform is under maintenance: %s', (answer, under) => {
    expect(isUnderMaintenance(maintenanceAnswerSchema.parse(answer))).toBe(under)
  })

  test.each(['yes', '', 2, null, {}])('%j cannot', (answer) => {
    expect(takes(maintenanceAnswerSchema, answer)).toBe(false)
  })
})

describe('a log entry is of bounded length', () => {
  const limits = [
    ['log', 'Message', 2000],
    ['log', 'AdditionalData', 8000],
    ['app', 'Name', 100],
    ['app', 'Domain', 253],
    ['app', 'Url', 2000],
    ['app', 'Referral', 2000],
    ['user', 'Cookies', 2000],
    ['user', 'UserAgent', 500],
  ] as const
  test.each(limits)('%s.%s: at most %i characters', (part, field, most) => {
    const entry = (length: number) => ({ ...logEntry, [part]: { ...logEntry[part], [field]: long(length) } })
    expect(takes(logEntrySchema, entry(most))).toBe(true)
    expect(takes(logEntrySchema, entry(most + 1))).toBe(false)
  })

  test.each([900, 800, 1000])('%i is a number of the log', (number) => {
    expect(takes(logEntrySchema, { ...logEntry, log: { ...logEntry.log, Number: number } })).toBe(true)
  })

  test.each([
    ['xtcl, xconsent', true],
    ['', true],
    ['xtcl=de-DE', false],
    ['xtcl, xconsent=1111', false],
    ['=', false],
  ])('cookies %j: %s, because values are never told (rulings 6.7)', (Cookies, good) => {
    const result = logEntrySchema.safeParse({ ...logEntry, user: { ...logEntry.user, Cookies } })
    expect(result.success).toBe(good)
    if (!good) expect(result.error?.issues[0]?.message).toBe('Names of cookies only, never values.')
  })

  const report = { brand_code: 'STR', message: 'It fell', stack: 'at a', url: 'http://a/' }
  test.each([
    ['message', 2000],
    ['stack', 8000],
    ['url', 2000],
  ] as const)('%s of a report: at most %i characters', (field, most) => {
    expect(takes(errorLogSchema, { ...report, [field]: long(most) })).toBe(true)
    expect(takes(errorLogSchema, { ...report, [field]: long(most + 1) })).toBe(false)
  })

  test.each(['str', 'STRX', 'ST', '1STR', 'S-R'])('%j is no code of a brand', (brand_code) => {
    expect(takes(errorLogSchema, { ...report, brand_code })).toBe(false)
  })
})

describe('a purge names what it raises', () => {
  const purge = { tags: ['banners:uk:en-GB'], version: 3, database: 'one', issuedAt: 1, nonce: 'b1946ac9' }
  test.each([
    ['500 tags', { tags: Array.from({ length: 500 }, () => 'a') }, true],
    ['501 tags', { tags: Array.from({ length: 501 }, () => 'a') }, false],
    ['no tag', { tags: [] }, false],
    ['an empty tag', { tags: [''] }, false],
    ['a tag of 500 bytes', { tags: [long(500)] }, true],
    ['a tag of 501 bytes', { tags: [long(501)] }, false],
    ['a tag of 251 letters with two bytes each', { tags: ['é'.repeat(251)] }, false],
    ['no database', { database: undefined }, false],
    ['a database that is no name', { database: 'a b' }, false],
    ['version 0', { version: 0 }, false],
    ['a nonce of 7 characters', { nonce: long(7) }, false],
    ['a nonce of 100 characters', { nonce: long(100) }, true],
    ['a nonce of 101 characters', { nonce: long(101) }, false],
  ] as const)('%s: taken %s', (_, part, good) => {
    expect(takes(purgeSchema, { ...purge, ...part })).toBe(good)
  })
})

describe('a subscription (spec 5)', () => {
  const blog = { list: 'blog', email: 'ann@mail.example', name: 'Ann' }
  const messagesOf = (value: unknown): (string | undefined)[] =>
    subscriptionSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

  test('of the blog wants a name that is not only space', () => {
    expect(messagesOf({ ...blog, name: '  ' })).toEqual(['Please enter your name.'])
    expect(subscriptionSchema.parse({ ...blog, name: ' Ann ' })).toEqual(blog)
    expect(takes(subscriptionSchema, { ...blog, name: long(80) })).toBe(true)
    expect(takes(subscriptionSchema, { ...blog, name: long(81) })).toBe(false)
  })

  test('wants an address that is one, of at most 254 characters', () => {
    expect(messagesOf({ ...blog, email: 'ann' })).toEqual(['Please enter a valid email address.'])
    const host = `${long(60)}.${long(60)}.${long(60)}.example`
    expect(takes(subscriptionSchema, { ...blog, email: `${long(254 - host.length - 1)}@${host}` })).toBe(true)
    expect(takes(subscriptionSchema, { ...blog, email: `${long(255 - host.length - 1)}@${host}` })).toBe(false)
  })

  test('of the newsletter wants the consent itself', () => {
    const letter = { list: 'newsletter', email: 'ann@mail.example' }
    expect(takes(subscriptionSchema, { ...letter, consent: true })).toBe(true)
    expect(takes(subscriptionSchema, { ...letter, consent: false })).toBe(false)
    expect(takes(subscriptionSchema, { ...letter, list: 'other', consent: true })).toBe(false)
  })
})
