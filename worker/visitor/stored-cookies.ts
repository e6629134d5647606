import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Consent } from '../../shared/consent/categories.ts'
import { everythingStored } from '../../shared/storage/everything.ts'
import { parseStored, type StoredText } from '../../shared/storage/stored.ts'
import { cookieDomains, namesToRemove } from '../../shared/storage/withdrawal.ts'

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
    secure: c.req.url.startsWith('https:'),
    ...(row.httpOnly && { httpOnly: true }),
    ...(typeof row.lifetime === 'number' && { maxAge: row.lifetime }),
  })
}

/** Ends the cookies that the browser sent and whose category is not granted, under every domain they may be set for. */
export function expireUngranted(c: Context, granted: Consent): void {
  const domains = cookieDomains(new URL(c.req.url).hostname)
  for (const name of namesToRemove(everythingStored, 'cookie', Object.keys(getCookie(c)), granted)) {
    deleteCookie(c, name, { path: '/' })
    for (const domain of domains) deleteCookie(c, name, { path: '/', domain })
  }
}
