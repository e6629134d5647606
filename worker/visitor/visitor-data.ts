import type { GeoInfo } from '../../shared/content/geo.ts'
import type { Brand } from '../../shared/site/brand.ts'
import type { Culture } from '../../shared/site/culture.ts'
import { type CurrencyIso, currencyIsos } from '../../shared/site/ids.ts'
import type { VisitorData, VisitorGeo } from '../../shared/site/page-data.ts'
import type { Content } from '../content/content.ts'
import { fallbackUserContext, userContext } from '../content/feeds/user-context.ts'
import { exchangeRate } from './exchange-rate.ts'
import type { Visitor } from './visitor.ts'
import type { VisitorPlace } from './visitor-place.ts'

const knownCurrency = (text: string | undefined): CurrencyIso | undefined => currencyIsos.find((iso) => iso === text)

/** What the geo service says of a place; a region's own culture and language stand before its country's. */
const geoOf = (geo: GeoInfo): VisitorGeo => {
  const { prime_culture, native_culture, prime_lang, native_lang } = geo.region ?? geo.country
  return {
    countryName: geo.country.name,
    regionName: geo.region?.name ?? null,
    culture: prime_culture,
    nativeCulture: native_culture,
    lang: prime_lang,
    nativeLang: native_lang,
    restrictionLevel: geo.restriction_level,
  }
}

/** The JSON put into the response: the visitor's place, the currency to show amounts in, and their context (rulings 5.1, 5.2). */
export async function visitorData(
  visitor: Visitor,
  place: VisitorPlace,
  brand: Brand,
  culture: Culture,
  content: Content,
): Promise<Omit<VisitorData, 'emulation'>> {
  const country = visitor.place?.country ?? null
  const currency = knownCurrency(place.geo?.country.prime_currency) ?? culture.currency
  const asked = { brandCode: brand.code, pageCulture: culture.apiCode, country: country ?? culture.defaultCountry }
  const [rate, context] = await Promise.all([exchangeRate(currency, content), content.get(userContext, asked)])
  return {
    country,
    region: visitor.place?.region ?? null,
    currency,
    rate,
    restriction: place.restriction,
    geo: place.geo && geoOf(place.geo),
    context: context.value ?? fallbackUserContext(brand, culture, asked.country),
  }
}
