import { parseStored } from '../storage/stored.ts'
import { consentChoice } from '../storage/table.ts'
import type { Consent } from './categories.ts'

/** A stored choice, or null for anything but four of 0 and 1 with the first one 1 (spec 4, rulings 6.5). */
export function parseConsent(text: unknown): Consent | null {
  const parsed = parseStored(consentChoice, text)
  if (parsed === null) return null
  const [, functionality, tracking, targeting] = parsed
  return {
    necessary: true,
    functionality: functionality === '1',
    tracking: tracking === '1',
    targeting: targeting === '1',
  }
}

/** The string that stands for a choice: `1000` necessary only, `1111` all. */
export function formatConsent(consent: Omit<Consent, 'necessary'>): string {
  return `1${consent.functionality ? 1 : 0}${consent.tracking ? 1 : 0}${consent.targeting ? 1 : 0}`
}
