import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundedBytes, boundedText, TooLargeError } from '../../../worker/content/bounded-body.ts'

/** A body that comes in these chunks; it says how far it was read and whether it was given up. */
const streamed = (chunks: readonly Uint8Array[], headers: Record<string, string> = {}) => {
  const seen = { pulled: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[seen.pulled]
        seen.pulled += 1
        if (chunk === undefined) controller.close()
        else controller.enqueue(chunk)
      },
      cancel() {
        seen.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { seen, response: new Response(body, { headers }) }
}
const bytes = (length: number, value = 1): Uint8Array => new Uint8Array(length).fill(value)

describe('a body that is read up to a size', () => {
  test('comes whole and in its order where it fits, to the last byte', async () => {
    const { response, seen } = streamed([bytes(2, 1), bytes(3, 2), bytes(1, 3)])
    expect([...(await boundedBytes(response, 6))]).toEqual([1, 1, 2, 2, 2, 3])
    expect(seen.cancelled).toBe(false)
  })

  test('is given up at the first byte too many, whatever its length was said to be', async () => {
    for (const headers of [{}, { 'content-length': '1' }, { 'content-length': 'many' }]) {
      const { response, seen } = streamed([bytes(4), bytes(3), bytes(9)], headers)
      await expect(boundedBytes(response, 6)).rejects.toThrow(new TooLargeError(6))
      expect(seen).toEqual({ pulled: 2, cancelled: true })
    }
  })

  test('is not read at all where it says itself that it is too long', async () => {
    const { response, seen } = streamed([bytes(7)], { 'content-length': '7' })
    const error = await boundedBytes(response, 6).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'TooLargeError', message: 'the body has more than 6 bytes' })
    expect(seen).toEqual({ pulled: 0, cancelled: true })
    const just = streamed([bytes(6)], { 'content-length': '6' })
    expect(await boundedBytes(just.response, 6)).toHaveLength(6)
  })

  test('that is none is empty', async () => {
    expect(await boundedBytes(new Response(null), 6)).toHaveLength(0)
    expect(await boundedText(new Response(null), 6)).toBe('')
  })

  test('is the same text however it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 5 }), async (text, size) => {
        const whole = new TextEncoder().encode(text)
        const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
          whole.slice(at * size, (at + 1) * size),
        )
        fc.pre(!text.startsWith('\ufeff'))
        expect(await boundedText(streamed(chunks).response, whole.length)).toBe(text)
      }),
      { numRuns: 50 },
    )
  })
})
