import { textsOf } from '../../locales/catalogues.ts'
import { createCompiledTranslate } from '../../shared/i18n/compiled.ts'
import { createFormat, type Format } from '../../shared/i18n/format.ts'
import type { Translate } from '../../shared/i18n/translate.ts'
import { href } from '../../shared/routes/href.ts'
import type { RouteParams } from '../../shared/routes/pattern.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { Brand } from '../../shared/site/brand.ts'
import type { Culture } from '../../shared/site/culture.ts'
import type { CurrencyIso } from '../../shared/site/ids.ts'
import type { Market } from '../../shared/site/market.ts'
import type { Edition, Site } from '../../shared/site/site.ts'
import type { AccountContext } from '../../shared/ui/AccountLink.tsx'
import { MemoryTier } from '../content/memory.ts'

/** What every page and layout part gets besides its own data: the culture's words, links and formats. */
export interface View {
  readonly brand: Brand
  readonly culture: Culture
  readonly market: Market
  readonly site: Site
  readonly edition: Edition
  readonly t: Translate
  readonly format: Format
  /** The canonical path of a route, or null where the culture lacks it. */
  readonly href: (key: RouteKey, params?: RouteParams) => string | null
  /**
   * An image address of the content API, with the CDN host before `/img/` paths (rulings 9); a picture of nothing where the
   * feed names none.
   */
  readonly image: (url: string) => string
  readonly platformUrl: string
  /** Words and addresses of the account links: log in, join, play. */
  readonly account: AccountContext
  /** A page of the platform, in the culture and for the brand. */
  readonly platformPage: (page: string, query?: Readonly<Record<string, string>>) => string
}

const translators = new Map<string, Translate>()

/** The culture's translate function, made once. */
export const translatorOf = (culture: Culture): Translate => {
  const known = translators.get(culture.id)
  if (known) return known
  const made = createCompiledTranslate(culture.htmlLang, textsOf(culture.id))
  translators.set(culture.id, made)
  return made
}

const formats = new Map<string, Format>()

const formatOf = (culture: Culture, currency: CurrencyIso, rate: number | Format['money']): Format => {
  const key = `${culture.htmlLang} ${currency} ${typeof rate === 'number' ? rate : 'refused'}`
  const known = formats.get(key)
  if (known) return known
  // Rates change a few times a day; a small bound keeps the map from growing for ever.
  if (formats.size > 64) formats.clear()
  const made =
    typeof rate === 'number'
      ? createFormat(culture.htmlLang, currency, rate)
      : { ...createFormat(culture.htmlLang, currency, 1), money: rate }
  formats.set(key, made)
  return made
}

/** Without a size of its own: the place that the page keeps for the picture stays as it is. */
const noPicture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

const closedViews = new WeakMap<View, View>()

/** The same for a visitor from whose place there is no account and no play. */
export function closedView(view: View): View {
  const known = closedViews.get(view)
  if (known) return known
  const made = { ...view, account: { ...view.account, closed: true } }
  closedViews.set(view, made)
  return made
}

const views = new WeakMap<Site, WeakMap<Edition, MemoryTier<View>>>()

/**
 * Views of a site's culture that are remembered: mostly those asked for last. Pages ask for the rate of now, and some still for
 * the one before; answers that print no amount for 1, and what asks nobody for a rate for the fixed one. An older rate goes in the
 * end, and with its view all that is kept of it.
 */
const mostViews = 4

/**
 * `rate`: units of the culture's currency for one EUR; or what refuses to print an amount in it. A view is one object for its
 * site, culture and rate, by which what is made of it is kept.
 */
export function createView(site: Site, edition: Edition, rate: number | (() => never)): View {
  const bySite = views.get(site) ?? new WeakMap<Edition, MemoryTier<View>>()
  views.set(site, bySite)
  const byRate = bySite.get(edition) ?? new MemoryTier<View>(mostViews)
  bySite.set(edition, byRate)
  const key = typeof rate === 'number' ? String(rate) : 'refused'
  const known = byRate.get(key)
  if (known) return known
  const made = viewOf(site, edition, rate)
  byRate.set(key, made, 1)
  return made
}

function viewOf(site: Site, edition: Edition, rate: number | (() => never)): View {
  const { culture, market } = edition
  const { platformUrl } = site
  const cdn = site.brand.domain.internalImgCdnHost
  const t = translatorOf(culture)
  const platformPage: View['platformPage'] = (page, query = {}) =>
    `${platformUrl}/${page}/?${new URLSearchParams({ brand_code: site.brand.code, culture: culture.locale, ...query })}`
  return {
    brand: site.brand,
    culture,
    market,
    site,
    edition,
    t,
    format: formatOf(culture, culture.currency, rate),
    href: (key, params) => href(edition, key, params),
    image: (url) => (url === '' ? noPicture : cdn !== '' && url.startsWith('/img/') ? `https://${cdn}${url}` : url),
    platformUrl,
    account: {
      closed: false,
      payAndPlay: culture.usePnpRegistration,
      label: (label) => t(`client:account.${label}`),
      address: platformPage,
    },
    platformPage,
  }
}
