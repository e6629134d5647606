import type { Environment } from '../../shared/environment/environment.ts'
import { isHosted } from '../../shared/environment/environment.ts'

/** Cookies of the platform: each holds the key of a row, none can be read by script. */
export const cookieNames = { session: 'player_session', registration: 'player_registration' } as const
export type CookieName = keyof typeof cookieNames

/** Hosted, a cookie is bound to this very host and to https; local runs have no certificate. */
const nameOf = (cookie: CookieName, environment: Environment): string =>
  isHosted(environment) ? `__Host-${cookieNames[cookie]}` : cookieNames[cookie]

/** A key as `newKey` makes it; anything else is no key. */
const keyPattern = /^[A-Za-z0-9_-]{43}$/

/** The key in a request's cookie, or null. */
export function readCookie(header: string | null, cookie: CookieName, environment: Environment): string | null {
  const name = `${nameOf(cookie, environment)}=`
  const value = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name))
    ?.slice(name.length)
  return value !== undefined && keyPattern.test(value) ? value : null
}

/** A Set-Cookie that lasts as long as the browser session; null as value drops the cookie. */
export function setCookie(cookie: CookieName, key: string | null, environment: Environment): string {
  const rules = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(isHosted(environment) ? ['Secure'] : [])]
  if (key === null) rules.push('Max-Age=0')
  return [`${nameOf(cookie, environment)}=${key ?? ''}`, ...rules].join('; ')
}
