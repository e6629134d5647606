import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contentTimes, defineFeed, feedPath, type QueryValue } from '../../../worker/content/feed.ts'

const feed = defineFeed({
  ...contentTimes,
  name: 'thing',
  path: () => '/v1/things/',
  query: (params: Record<string, QueryValue>) => params,
  schema: z.unknown(),
  tags: () => [],
  fallback: null,
})
const address = (query: Record<string, QueryValue>): string => feedPath(feed, query, { brand: 'uk', culture: 'en-GB' })

describe('the address of a feed (rulings 5.5)', () => {
  test('omits undefined, null and empty values, and sends 0 and false', () => {
    expect(address({ a: undefined, b: null, c: '', d: 0, e: false, f: 'x' })).toBe('/v1/things/?d=0&e=false&f=x')
    expect(address({ a: null })).toBe('/v1/things/')
  })

  test('encodes what would change its meaning', () => {
    expect(address({ q: 'a&b=c #?/é' })).toBe('/v1/things/?q=a%26b%3Dc%20%23%3F%2F%C3%A9')
  })

  test('is read by the other side as it was meant', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        const { searchParams } = new URL(address({ one, other }), 'https://api.example')
        expect([...searchParams]).toEqual([
          ['one', one.toWellFormed()],
          ['other', other],
        ])
      }),
    )
  })
})
