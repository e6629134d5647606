import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { digest, digestedKeyOf, shortKeyOf } from '../../../worker/content/key.ts'
import { htmlUnder } from '../../../worker/content/sanitise.ts'

const keyUnder = async (schema: z.ZodMiniType, path = '/v1/things/') =>
  shortKeyOf({ name: 'thing', schema }, path) ?? (await digestedKeyOf({ name: 'thing', schema }, path))
const page = (body: z.ZodMiniType) => z.object({ title: z.string(), body })

describe('the key of what is kept', () => {
  test('is the same for the same shape and rules', async () => {
    const rules = { whiteList: { p: [], a: ['href'] } }
    expect(await keyUnder(page(htmlUnder(rules)))).toBe(await keyUnder(page(htmlUnder({ ...rules }))))
  })

  test('is another where the shape is another', async () => {
    expect(await keyUnder(page(z.string()))).not.toBe(await keyUnder(page(z.number())))
  })

  test('is another where HTML is reduced by other rules', async () => {
    const wide = await keyUnder(page(htmlUnder({ whiteList: { p: ['id'] } })))
    const narrow = await keyUnder(page(htmlUnder({ whiteList: { p: [] } })))
    expect(new Set([wide, narrow, await keyUnder(page(z.string()))]).size).toBe(3)
  })

  test('is the address itself while it fits into 480 characters', () => {
    const keyOf = (length: number) => shortKeyOf({ name: 'thing', schema: z.string() }, 'x'.repeat(length))
    const room = 480 - (keyOf(0)?.length ?? 0)
    expect([keyOf(room)?.length, keyOf(room + 1)]).toEqual([480, null])
  })

  test('a digest is the first ten bytes of SHA-256 in hexadecimal, of a text as of its bytes', async () => {
    // Of the standard itself: the digest of no bytes.
    expect(await digest('')).toBe('e3b0c44298fc1c149afb')
    for (const text of ['one', 'two', 'three', 'four'])
      expect(await digest(new TextEncoder().encode(text))).toBe(
        createHash('sha256').update(text).digest('hex').slice(0, 20),
      )
  })

  test('is named by its digest where the address is too long for KV', async () => {
    const [one, other] = await Promise.all(['a', 'b'].map((end) => keyUnder(z.string(), `/${'x'.repeat(600)}${end}`)))
    expect(one?.length).toBeLessThan(512)
    expect(one).toMatch(/^content:thing:\w+:#[0-9a-f]{20}$/)
    expect(one).not.toBe(other)
  })
})
