import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOfBytes } from '../../worker/short-hash.ts'

const hashOf = (text: string): string => hashOfBytes(new TextEncoder().encode(text))

test('a hash of bytes is that of MurmurHash3, twice', () => {
  // The reference's answer for the first seed, 0, is ba6bd213; the rest is that for the second.
  expect(hashOf('test')).toBe('1fq3xg31dpqyvn')
  expect((0xba6bd213).toString(36)).toBe('1fq3xg3')
})

test('equal bytes have equal hashes, wherever in memory they stand', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(7), (bytes, at) => {
      const elsewhere = new Uint8Array(at + bytes.length)
      elsewhere.set(bytes, at)
      expect(hashOfBytes(elsewhere.subarray(at))).toBe(hashOfBytes(Uint8Array.from(bytes)))
    }),
  )
})

test('one byte more, less or another makes another hash', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 40 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, at, by) => {
        const whole = Uint8Array.from(bytes)
        const changed = Uint8Array.from(bytes)
        changed[at % bytes.length] = ((changed[at % bytes.length] ?? 0) + by) % 256
        const all = [whole, changed, whole.slice(1), Uint8Array.from([...bytes, by])].map(hashOfBytes)
        expect(new Set(all).size).toBe(4)
      },
    ),
  )
})
