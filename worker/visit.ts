import { formatConsent, parseConsent } from '../shared/consent/consent.ts'
import type { GeoInfo } from '../shared/content/geo.ts'
import { type Place, resolvePlace } from '../shared/place/place.ts'
import { clearableByNotOntario, effectiveRestriction, type Restriction } from '../shared/place/restriction.ts'
import type { Brand, Culture } from '../shared/site/culture.ts'
import { type CultureId, type CurrencyIso, currencyIsos } from '../shared/site/ids.ts'
import type { Visit } from '../shared/site/visit.ts'
import type { ContentCache, WaitUntil } from './content/cache.ts'
import type { Scope } from './content/feed.ts'
import { currencyRate, fallbackRate, geoInfo } from './content/feeds/place.ts'
import { fallbackUserContext, userContext } from './content/feeds/user-context.ts'
import { type Config, emulationAllowed } from './env.ts'

/** What a request says of its visitor. */
export interface VisitorSigns {
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
): VisitorSigns {
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
    notOntario: cookies.xnoton === '1',
    consent: consentAttribute(cookies.xconsent),
    chosenCulture: cookies.xtcl ?? null,
  }
}

/** The root's attribute that hides an answered cookie notice; nothing while no valid choice is stored. */
export function consentAttribute(stored: string | undefined): string {
  const consent = parseConsent(stored)
  return consent === null ? '' : ` data-consent="${formatConsent(consent)}"`
}

/** Units of a currency for one EUR: the service's rate, else the specification's (spec 9). */
export async function rateOf(
  iso: CurrencyIso,
  cache: ContentCache,
  scope: Scope,
  waitUntil: WaitUntil,
): Promise<number> {
  if (iso === 'EUR') return 1
  const answer = await cache.get(currencyRate, { iso }, scope, waitUntil)
  return answer.value?.rate ?? fallbackRate(iso)
}

export interface VisitPlace {
  readonly geo: GeoInfo | null
  readonly restriction: Restriction
  readonly clearable: boolean
}

/** The visitor's geo info and the restriction that holds (rulings 4). An unknown place asks nothing and is not restricted. */
export async function placeVisit(
  signs: VisitorSigns,
  brandCode: string,
  cache: ContentCache,
  scope: Scope,
  waitUntil: WaitUntil,
): Promise<VisitPlace> {
  if (signs.place === null) return { geo: null, restriction: 'none', clearable: false }
  const { country, region } = signs.place
  const answer = await cache.get(geoInfo, { brandCode, country, region, emulation: signs.emulation }, scope, waitUntil)
  const geo = answer.value
  if (geo === null) return { geo: null, restriction: 'none', clearable: false }
  const known = { country, region, restriction: geo.restriction, level: geo.restriction_level }
  return {
    geo: answer.state === 'found' ? geo : null,
    restriction: effectiveRestriction({ ...known, notOntario: signs.notOntario }),
    clearable: clearableByNotOntario(known),
  }
}

const knownCurrency = (text: string | undefined): CurrencyIso | undefined => currencyIsos.find((iso) => iso === text)

/** The JSON put into the response: the visitor's place, the currency to show amounts in, and their context (rulings 5.1, 5.2). */
export async function visitData(
  signs: VisitorSigns,
  place: VisitPlace,
  brand: Brand,
  culture: Culture,
  cache: ContentCache,
  waitUntil: WaitUntil,
): Promise<Visit> {
  const scope = { brand: brand.id, culture: culture.id }
  const country = signs.place?.country ?? null
  const currency = knownCurrency(place.geo?.country.prime_currency) ?? culture.currency
  const asked = { brandCode: brand.code, pageCulture: culture.apiCode, country: country ?? culture.defaultCountry }
  const [rate, context] = await Promise.all([
    rateOf(currency, cache, scope, waitUntil),
    cache.get(userContext, asked, scope, waitUntil),
  ])
  return {
    country,
    region: signs.place?.region ?? null,
    currency,
    rate,
    restriction: place.restriction,
    context: context.value ?? fallbackUserContext(brand, culture, asked.country),
  }
}

/** The culture to suggest at the bare home page: the geo service's, where this domain has it and it is another (rulings 2.5). */
export function suggestedCulture(
  geo: GeoInfo | null,
  current: CultureId,
  cultures: readonly { readonly culture: { readonly id: CultureId } }[],
): CultureId | null {
  if (geo === null) return null
  const wanted = [geo.region?.prime_culture, geo.country.prime_culture, geo.country.native_culture]
  const found = cultures.find(({ culture }) => wanted.includes(culture.id))
  return found && found.culture.id !== current ? found.culture.id : null
}
