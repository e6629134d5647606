import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { digestedKeyOf, shortKeyOf } from '../../../worker/content/key.ts'
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

  test('is named by its digest where the address is too long for KV', async () => {
    const [one, other] = await Promise.all(['a', 'b'].map((end) => keyUnder(z.string(), `/${'x'.repeat(600)}${end}`)))
    expect(one?.length).toBeLessThan(512)
    expect(one).not.toBe(other)
  })
})
