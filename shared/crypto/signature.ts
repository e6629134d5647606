const encoder = new TextEncoder()

const keyOf = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

const fromHex = (hex: string): Uint8Array<ArrayBuffer> | null => {
  if (!/^([0-9a-f]{2}){32}$/i.test(hex)) return null
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** The header that carries the signature of a call's body. */
export const signatureHeader = 'x-signature'

/** A signed call is believed for this long before and after the moment it says it was issued. */
export const signedCallValidMs = 5 * 60_000

/** The hex HMAC-SHA-256 of a text under a key. */
export async function sign(key: string, text: string): Promise<string> {
  const bytes = await crypto.subtle.sign('HMAC', await keyOf(key), encoder.encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether `signature` is the hex HMAC-SHA-256 of `text` under `key`; compared in constant time. */
export async function isSigned(key: string, text: string, signature: string): Promise<boolean> {
  const bytes = fromHex(signature)
  return bytes !== null && crypto.subtle.verify('HMAC', await keyOf(key), bytes, encoder.encode(text))
}
