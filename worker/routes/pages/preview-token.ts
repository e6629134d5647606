import { isSigned, sign } from '../../../shared/crypto/signature.ts'

/** A link is never good for longer than this, whoever signed it: previews expire (rulings 3.11). */
export const longestPreviewSeconds = 31 * 24 * 3600

const shape = /^([1-9]\d{8,11})\.([0-9a-f]{64})$/

/** What a token opens. */
export interface PreviewSubject {
  /** Name of the host, without a port. */
  readonly host: string
  /** Canonical path. */
  readonly path: string
}

const signedText = ({ host, path }: PreviewSubject, expires: number): string => `${host}\n${path}\n${expires}`

/** The value of `?token=`: `<expiry>.<hex HMAC-SHA-256 of host, path and expiry>`; expiry in epoch seconds. */
export async function previewToken(subject: PreviewSubject, expires: number, key: string): Promise<string> {
  return `${expires}.${await sign(key, signedText(subject, expires))}`
}

/** When a token ends, or null where it is missing, malformed, another host's or path's, not signed or over. */
export async function previewExpiry(
  token: string | null,
  subject: PreviewSubject,
  key: string,
  now: Date,
): Promise<Date | null> {
  const [, seconds, signature] = shape.exec(token ?? '') ?? []
  if (seconds === undefined || signature === undefined) return null
  const expires = Number(seconds)
  const left = expires - now.getTime() / 1000
  if (left <= 0 || left > longestPreviewSeconds) return null
  return (await isSigned(key, signedText(subject, expires), signature)) ? new Date(expires * 1000) : null
}
