import { decideConsent } from '../../shared/consent/decide.ts'
import { isHosted } from '../../shared/environment/environment.ts'
import { type Place, resolvePlace } from '../../shared/place/place.ts'
import { blocksPage, type Restriction } from '../../shared/place/restriction.ts'
import { notOntario } from '../../shared/storage/rare-table.ts'
import { parseStored } from '../../shared/storage/stored.ts'
import { chosenCulture, consentChoice } from '../../shared/storage/table.ts'
import { type Config, emulatedBy } from '../env.ts'

/** What a request says of its visitor. */
export interface Visitor {
  readonly place: Place | null
  readonly emulation: string | null
  readonly notOntario: boolean
  /** The stored answer to the cookie notice, as it is found. */
  readonly consent: unknown
  /** Global Privacy Control: the browser asks that nobody follows its user. */
  readonly gpc: boolean
  /** The culture of an explicit earlier choice, as the cookie says it. */
  readonly chosenCulture: string | null
}

/**
 * `cf` is the runtime's request metadata; a placeholder in local and test runs (rulings 4.1). It is read where it is real:
 * reading it costs its parsing.
 */
export function readVisitor(
  request: { readonly headers: Headers; readonly cf?: unknown },
  url: URL,
  cookies: Readonly<Record<string, string>>,
  config: Config,
): Visitor {
  const emulation = emulatedBy(config, url, 'gl')
  const cf = isHosted(config.ENVIRONMENT) ? request.cf : null
  const metadata = typeof cf === 'object' ? cf : null
  return {
    place: resolvePlace({
      emulation,
      metadata,
      headers: { country: request.headers.get('cf-ipcountry'), region: request.headers.get('cf-region-code') },
    }),
    emulation: emulation !== null && /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/i.test(emulation) ? emulation.toUpperCase() : null,
    notOntario: parseStored(notOntario, cookies[notOntario.name]) !== null,
    consent: cookies[consentChoice.name],
    gpc: sendsGpc(request),
    chosenCulture: parseStored(chosenCulture, cookies[chosenCulture.name]),
  }
}

/** Whether a request carries Global Privacy Control. */
export function sendsGpc(request: { readonly headers: Headers }): boolean {
  return request.headers.get('sec-gpc') === '1'
}

/**
 * The root's attributes of a visitor's will: the choice, which hides the answered notice and without which nothing is granted
 * (client/state/storage.ts), and GPC, by which the notice says what that means.
 */
export function consentAttributes(
  { consent, gpc }: Pick<Visitor, 'consent' | 'gpc'>,
  restriction: Restriction,
): string {
  const { stored } = decideConsent({ restriction, stored: consent, gpc, choice: null })
  const choice = stored === null || blocksPage(restriction) ? '' : ` data-consent="${stored}"`
  return choice + (gpc ? ' data-gpc=""' : '')
}
