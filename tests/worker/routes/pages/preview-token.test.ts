import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestPreviewSeconds, previewExpiry, previewToken } from '../../../../worker/routes/pages/preview-token.ts'

const key = 'a-key-of-some-length'
const subject = { host: 'www.starling.example', path: '/preview/promotions/festive-calendar/' }
const now = new Date('2026-11-21T12:00:00Z')
const inSeconds = (seconds: number): number => now.getTime() / 1000 + seconds

describe('a preview token', () => {
  test('opens its own host and path until it ends', async () => {
    const token = await previewToken(subject, inSeconds(60), key)
    expect(await previewExpiry(token, subject, key, now)).toEqual(new Date(inSeconds(60) * 1000))
    expect(await previewExpiry(token, subject, key, new Date(now.getTime() + 60_000))).toBeNull()
  })

  test.each([
    ['another path', { path: subject.path.replace('festive', 'summer') }],
    ['the same item in another culture', { path: `/en-IE${subject.path}` }],
    ['the item on home', { path: '/preview/promotions/home/festive-calendar/' }],
    ['the same path of another brand', { host: 'www.maplerow.example' }],
    ['the same path in staging', { host: 'staging.starling.example' }],
  ])('does not open %s', async (_, other) => {
    expect(
      await previewExpiry(await previewToken(subject, inSeconds(60), key), { ...subject, ...other }, key, now),
    ).toBeNull()
  })

  test('signed with another key opens nothing', async () => {
    expect(await previewExpiry(await previewToken(subject, inSeconds(60), 'another-key'), subject, key, now)).toBeNull()
  })

  test('good for longer than a preview may be opens nothing', async () => {
    const token = await previewToken(subject, inSeconds(longestPreviewSeconds + 1), key)
    expect(await previewExpiry(token, subject, key, now)).toBeNull()
  })

  test('whose end was moved opens nothing', async () => {
    const [, signature] = (await previewToken(subject, inSeconds(60), key)).split('.')
    expect(await previewExpiry(`${inSeconds(120)}.${signature}`, subject, key, now)).toBeNull()
  })

  test.each([null, '', '.', 'x.y', '1795843379.', `${inSeconds(60)}.${'0'.repeat(64)}`])(
    '%j opens nothing',
    async (token) => {
      expect(await previewExpiry(token, subject, key, now)).toBeNull()
    },
  )

  test('no other text opens anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (token) => (await previewExpiry(token, subject, key, now)) === null),
      { numRuns: 200 },
    )
  })
})
