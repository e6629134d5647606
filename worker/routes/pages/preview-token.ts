import { isSigned, sign } from '../../../shared/crypto/signature.ts'

/** A link is never good for longer than this, whoever signed it: previews expire (rulings 3.11). */
export const longestPreviewSeconds = 31 * 24 * 3600

const shape = /^([1-9]\d{8,11})\.([0-9a-f]{64})$/

const signedText = (path: string, expires: number): string => `${path}\n${expires}`

/** The value of `?token=` for a canonical path: `<expiry>.<hex HMAC-SHA-256 of path and expiry>`; expiry in epoch seconds. */
export async function previewToken(path: string, expires: number, key: string): Promise<string> {
  return `${expires}.${await sign(key, signedText(path, expires))}`
}

/** When the token of a path ends, or null where it is missing, malformed, another path's, not signed or over. */
export async function previewExpiry(token: string | null, path: string, key: string, now: Date): Promise<Date | null> {
  const [, seconds, signature] = shape.exec(token ?? '') ?? []
  if (seconds === undefined || signature === undefined) return null
  const expires = Number(seconds)
  const left = expires - now.getTime() / 1000
  if (left <= 0 || left > longestPreviewSeconds) return null
  return (await isSigned(key, signedText(path, expires), signature)) ? new Date(expires * 1000) : null
}
