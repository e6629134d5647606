import { formatConsent, parseConsent } from '../../shared/consent/consent.ts'
import { type Place, resolvePlace } from '../../shared/place/place.ts'
import { parseStored } from '../../shared/storage/stored.ts'
import { chosenCulture, consentChoice, notOntario } from '../../shared/storage/table.ts'
import { type Config, emulationAllowed } from '../env.ts'

/** What a request says of its visitor. */
export interface Visitor {
  readonly place: Place | null
  readonly emulation: string | null
  readonly notOntario: boolean
  /** The root's attribute of a stored cookie choice, or ''. */
  readonly consent: string
  /** The culture of an explicit earlier choice, as the cookie says it. */
  readonly chosenCulture: string | null
}

/** `cf` is the runtime's request metadata; a placeholder in local and test runs (rulings 4.1). */
export function readVisitor(
  request: { readonly headers: Headers; readonly cf: unknown; readonly url: URL },
  cookies: Readonly<Record<string, string>>,
  config: Config,
): Visitor {
  const emulation = emulationAllowed(config) ? request.url.searchParams.get('gl') : null
  const hosted = config.ENVIRONMENT === 'production' || config.ENVIRONMENT === 'staging'
  const metadata = hosted && typeof request.cf === 'object' && request.cf !== null ? request.cf : null
  return {
    place: resolvePlace({
      emulation,
      metadata,
      headers: { country: request.headers.get('cf-ipcountry'), region: request.headers.get('cf-region-code') },
    }),
    emulation: emulation !== null && /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/i.test(emulation) ? emulation.toUpperCase() : null,
    notOntario: parseStored(notOntario, cookies[notOntario.name]) !== null,
    consent: consentAttribute(cookies[consentChoice.name]),
    chosenCulture: parseStored(chosenCulture, cookies[chosenCulture.name]),
  }
}

/** The root's attribute that hides an answered cookie notice; nothing while no valid choice is stored. */
export function consentAttribute(stored: unknown): string {
  const consent = parseConsent(stored)
  return consent === null ? '' : ` data-consent="${formatConsent(consent)}"`
}
