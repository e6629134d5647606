import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parseStored, type StoredText } from '../../shared/storage/stored.ts'

/** A cookie of the table of stored things. */
type StoredCookie = StoredText & { readonly kind: 'cookie' }

/** The cookie's value, or null where it is absent or does not fit its row. */
export function readStoredCookie(c: Context, row: StoredCookie): string | null {
  return parseStored(row, getCookie(c, row.name))
}

/** Sets a cookie as its row says; over https only where the request came so. */
export function setStoredCookie(c: Context, row: StoredCookie, value: string): void {
  setCookie(c, row.name, value, {
    path: '/',
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
    ...(row.httpOnly && { httpOnly: true }),
    ...(typeof row.lifetime === 'number' && { maxAge: row.lifetime }),
  })
}
