import { z } from 'zod'

/** The four categories, in the order of the stored string (rulings 6.5). */
export const consentCategories = ['necessary', 'functionality', 'tracking', 'targeting'] as const
export type ConsentCategory = (typeof consentCategories)[number]

export type Consent = Readonly<Record<ConsentCategory, boolean>>

/** Cookie that holds the choice, for one year (rulings 6.5, assumed). */
export const consentCookie = { name: 'xconsent', maxAgeSeconds: 365 * 24 * 3600 } as const

const stored = z.string().regex(/^1[01]{3}$/)

/** A stored choice, or null for anything but four of 0 and 1 with the first one 1 (spec 4, rulings 6.5). */
export function parseConsent(text: unknown): Consent | null {
  const parsed = stored.safeParse(text)
  if (!parsed.success) return null
  const [, functionality, tracking, targeting] = parsed.data
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
