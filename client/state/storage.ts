import { type Consent, necessaryOnly } from '../../shared/consent/categories.ts'
import { parseConsent } from '../../shared/consent/consent.ts'
import { parseStored, type Stored, type StoredText } from '../../shared/storage/stored.ts'
import { consentChoice } from '../../shared/storage/table.ts'

/** A thing that scripts may read and write. */
type Readable = StoredText & { readonly httpOnly?: never }

/** The storage area, or null where the browser denies it (asking for it throws then). */
const areaOf = (kind: 'session' | 'local'): Storage | null => {
  try {
    return kind === 'session' ? sessionStorage : localStorage
  } catch {
    return null
  }
}

const cookieValue = (name: string): string | null => {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return pair === undefined ? null : pair.slice(start.length)
}

const writeCookie = (name: string, value: string, lifetime: Stored['lifetime']): void => {
  const age = typeof lifetime === 'number' ? `; max-age=${lifetime}` : ''
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; samesite=lax${age}${secure}`
}

/**
 * What the visitor has agreed to; only what is necessary while they have not chosen, and on a page that asks nobody: the
 * root carries no choice there (rulings 4.4). The cookie says which: a copy kept for offline use may carry an older one.
 */
export function storedConsent(): Consent {
  if (document.documentElement.dataset.consent === undefined) return necessaryOnly
  return parseConsent(readRaw(consentChoice)) ?? necessaryOnly
}

/** The raw text under a row's name; null where there is none, or storage is denied. */
export function readRaw({ kind, name }: Pick<Stored, 'kind' | 'name'>): string | null {
  try {
    return kind === 'cookie' ? cookieValue(name) : (areaOf(kind)?.getItem(name) ?? null)
  } catch {
    return null
  }
}

/**
 * Writes a text under a row's name, if the row's category is agreed to. False where it is not, and where storage is denied
 * or full: what was to be kept then lasts as long as the page.
 */
export function writeRaw({ kind, name, category, lifetime }: Stored, text: string): boolean {
  if (!storedConsent()[category]) return false
  try {
    if (kind === 'cookie') writeCookie(name, text, lifetime)
    else areaOf(kind)?.setItem(name, text)
    return readRaw({ kind, name }) === text
  } catch {
    return false
  }
}

/** The value of a row, or null where nothing is kept. A value that does not fit the row is taken away. */
export function readStored(row: Readable): string | null {
  const raw = readRaw(row)
  const value = parseStored(row, raw)
  if (raw !== null && value === null) removeStored(row)
  return value
}

/** Writes a value that fits its row; see `writeRaw`. */
export function writeStored(row: Readable, value: string): boolean {
  return parseStored(row, value) !== null && writeRaw(row, value)
}

/** Takes a thing away; consent is not asked for that. */
export function removeStored({ kind, name }: Pick<Stored, 'kind' | 'name'>): void {
  try {
    if (kind === 'cookie') writeCookie(name, '', 0)
    else areaOf(kind)?.removeItem(name)
  } catch {
    // Storage is denied: nothing of ours is there.
  }
}
