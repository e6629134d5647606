import { blocksPage, type Restriction } from '../place/restriction.ts'
import { type Consent, necessaryOnly } from './categories.ts'
import { formatConsent, parseConsent } from './consent.ts'

/** What a visitor answers to the cookie notice. */
export type ConsentChoice =
  | { readonly kind: 'accept' }
  | { readonly kind: 'reject' }
  /** The switches as they were ticked. */
  | ({ readonly kind: 'save' } & Omit<Consent, 'necessary'>)

/** What is known of a visitor's will. */
export interface ConsentFacts {
  readonly restriction: Restriction
  /** The stored string, as it is found. */
  readonly stored: unknown
  /** The browser sends `Sec-GPC: 1`. */
  readonly gpc: boolean
  /** The answer that is given now, or null. */
  readonly choice: ConsentChoice | null
}

export interface ConsentDecision {
  /** Whether the notice is shown: to nobody who is blocked, and to nobody who has answered (rulings 4.4, 6.5). */
  readonly asked: boolean
  /** The string to keep, or null while there is none. */
  readonly stored: string | null
  /** What may be done now. */
  readonly granted: Consent
}

/** The answer of the notice's form: one of its buttons, and its switches where they count. */
export function choiceOfForm(field: (name: string) => unknown): ConsentChoice {
  const button = field('choice')
  if (button === 'accept' || button === 'reject') return { kind: button }
  const ticked = (name: string): boolean => field(name) === '1'
  return {
    kind: 'save',
    functionality: ticked('functionality'),
    tracking: ticked('tracking'),
    targeting: ticked('targeting'),
  }
}

/** What an answer grants. With GPC, "Accept" leaves targeting off: only its own switch turns it on (rulings 6.5; the reading is assumed). */
export const answerOf = (choice: ConsentChoice, gpc: boolean): Consent => {
  switch (choice.kind) {
    case 'reject':
      return necessaryOnly
    case 'accept':
      return { necessary: true, functionality: true, tracking: true, targeting: !gpc }
    case 'save': {
      const { functionality, tracking, targeting } = choice
      return { necessary: true, functionality, tracking, targeting }
    }
  }
}

/**
 * What is granted, asked and kept (spec 4 "Consent", rulings 4.4 and 6.5). Under a restriction that blocks the page nothing
 * is asked and nothing is granted, whatever was chosen elsewhere; that choice is kept. A stored choice stands against GPC: it
 * was made in words.
 */
export function decideConsent({ restriction, stored, gpc, choice }: ConsentFacts): ConsentDecision {
  const kept = parseConsent(stored)
  const text = kept && formatConsent(kept)
  if (blocksPage(restriction)) return { asked: false, stored: text, granted: necessaryOnly }
  if (choice === null) return { asked: kept === null, stored: text, granted: kept ?? necessaryOnly }
  const granted = answerOf(choice, gpc)
  return { asked: false, stored: formatConsent(granted), granted }
}
