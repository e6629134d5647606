import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSigned, sign, signatureHeader, signedCallValidMs } from '../../../shared/crypto/signature.ts'

test('a signature is the hex HMAC-SHA-256 of the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.string(), async (key, text) => {
      const signature = await sign(key, text)
      expect(signature).toBe(createHmac('sha256', key).update(text).digest('hex'))
      expect(await isSigned(key, text, signature)).toBe(true)
      expect(await isSigned(key, text, signature.toUpperCase())).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['another text', 'key', 'texts', (signature: string) => signature],
  ['another key', 'kez', 'text', (signature: string) => signature],
  [
    'one digit changed',
    'key',
    'text',
    (signature: string) => `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`,
  ],
  ['cut short', 'key', 'text', (signature: string) => signature.slice(0, -2)],
  ['too long', 'key', 'text', (signature: string) => `${signature}00`],
  ['something before it', 'key', 'text', (signature: string) => `00${signature}`],
  ['no digits at all', 'key', 'text', () => 'zz'.repeat(32)],
  ['nothing', 'key', 'text', () => ''],
])('is refused: %s', async (_, key, text, changed) => {
  expect(await isSigned(key, text, changed(await sign('key', 'text')))).toBe(false)
})

test('a call carries its signature as the contract says, and is believed for five minutes', () => {
  expect(signatureHeader).toBe('x-signature')
  expect(signedCallValidMs).toBe(300_000)
})
