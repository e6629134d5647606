import { renderToStaticMarkup } from 'preact-render-to-string'
import type { ReactNode } from 'react'
import { blocksPage, type Restriction } from '../../shared/place/restriction.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import type { PageData } from '../../shared/site/page-data.ts'
import { siteVersion } from '../../shared/site/version.ts'
import { vendorData } from '../../shared/tracking/vendor-data.ts'
import { clientTexts, overlayStyles, scripts } from '../view/assets.ts'
import { closedView, type View } from '../view/view.ts'
import { type Head, renderHead, scriptJson } from './head.tsx'
import { BackToTop, Beam } from './layout/Beam.tsx'
import { type BlockedPlace, BlockingScreen } from './layout/BlockingScreen.tsx'
import { ConsentNotice } from './layout/ConsentNotice.tsx'
import { Footer } from './layout/Footer.tsx'
import { type FooterContent, FooterExtras } from './layout/FooterExtras.tsx'
import { Header, logoAltSlot } from './layout/Header.tsx'
import { InstallBar } from './layout/InstallBar.tsx'
import { LanguageSwitcher } from './layout/LanguageSwitcher.tsx'
import { LeanHeader } from './layout/LeanHeader.tsx'
import { MobileBar } from './layout/MobileBar.tsx'
import { OverlayShell } from './layout/OverlayShell.tsx'
import { Suggestions } from './layout/Suggestions.tsx'
import type { SettledWords } from './layout/settled-words.ts'

/** What decides a document beside its view; nothing of it is one visitor's own (rulings 5.1). */
export interface DocumentInput {
  readonly head: Head
  readonly main: ReactNode
  /** Null on pages without a route (errors): the switcher leads home. */
  readonly route: {
    readonly key: RouteKey
    /** Where the page stands in the domain's cultures that have it. */
    readonly paths: Partial<Readonly<Record<CultureId, string>>>
  } | null
  readonly restriction: Restriction
  readonly clearable: boolean
  /** What is known of a place where the site is not offered. */
  readonly blocked: BlockedPlace
  /** The page stays readable there: nothing covers it (rulings 4.4). */
  readonly openToAll: boolean
  readonly festive: boolean
  /** Whether the page registers the service worker: no page that is restricted or an error does. */
  readonly serviceWorker: boolean
  /** What the content API gives the footer; null where it was not asked (errors, lean pages, strips). */
  readonly footer: FooterContent | null
  /** Null where they could not be had, and where no content is asked for: the catalogue's stand in their place. */
  readonly words: SettledWords | null
  /** Landing pages: no menus, banner or footer menus. */
  readonly lean: boolean
}

/**
 * A document in the parts between which a visit's own attributes and data are put:
 * `parts[0] + attributes of <html> + parts[1] + visit JSON + parts[2]`.
 */
export type DocumentParts = readonly [string, string, string]

interface Frame {
  readonly before: string
  readonly after: string
}

const frames = new WeakMap<object, Map<string, Frame>>()

/** Header, beam, footer and bars do not change from page to page: rendered once per culture and platform address. */
const frameOf = (view: View, lean: boolean): Frame => {
  const known = frames.get(view.edition) ?? new Map<string, Frame>()
  frames.set(view.edition, known)
  const { closed } = view.account
  const key = `${view.platformUrl} ${view.site.origin}${lean ? ' lean' : ''}${closed ? ' closed' : ''}`
  const kept = known.get(key)
  if (kept) return kept
  const frame = {
    before: renderToStaticMarkup(
      <>
        <Beam view={view} />
        {lean ? <LeanHeader view={view} /> : <Header view={view} />}
      </>,
    ),
    after: renderToStaticMarkup(
      <>
        <BackToTop view={view} />
        <Footer view={view} lean={lean} consent={!closed} />
        {!lean && <MobileBar view={view} />}
        <OverlayShell view={view} />
      </>,
    ),
  }
  known.set(key, frame)
  return frame
}

const switcherSlot = '<i data-slot="switcher"></i>'
const footerSlot = '<i data-slot="footer"></i>'

const switcher = (view: View, route: DocumentInput['route']): string =>
  renderToStaticMarkup(<LanguageSwitcher view={view} routeKey={route?.key ?? 'home'} paths={route?.paths ?? {}} />)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** A text as it stands between the quotes of an attribute. */
const inAttribute = (text: string): string => text.replace(/[&"<]/g, (sign) => entities[sign] ?? sign)

/** Marks the links of the frame that lead to this very page. */
const markCurrent = (html: string, path: string | undefined): string =>
  path === undefined
    ? html
    : html.replaceAll(`class="menu__link" href="${path}"`, `class="menu__link" href="${path}" aria-current="page"`)

/** What the page's script is told of the brand's vendors; nothing of it is loaded before their consent. */
const vendorBlock = ({ site, platformUrl }: View): string => {
  const data = vendorData(scripts.tags, site, { platform: platformUrl, standIn: site.vendorOrigin })
  return data.vendors.length === 0
    ? ''
    : `<script type="application/json" id="vendor-data">${scriptJson(data)}</script>`
}

/** Renders a whole document around a page's main part. */
export function renderDocument(view: View, input: DocumentInput): DocumentParts {
  const { culture, brand } = view
  const unserved = blocksPage(input.restriction)
  const frame = frameOf(unserved ? closedView(view) : view, input.lean)
  const blocked = unserved && !input.openToAll
  const page: PageData = {
    culture: culture.id,
    htmlLang: culture.htmlLang,
    currency: culture.currency,
    texts: clientTexts(culture.id),
    home: view.href('home') ?? '/',
    addresses: {
      search: view.href('search') ?? '/search/',
      contact: view.href('contact') ?? '/',
      privacy: view.href('privacy') ?? '/',
      terms: view.href('terms') ?? '/',
      login: view.account.address('login'),
      register: view.account.address('register'),
      play: view.account.address('play'),
    },
    widget: {
      address: `${view.platformUrl}/widget/config.js?lang=${culture.id}`,
      sendsCountry: !culture.disableCountry,
    },
    searchWorker: scripts.searchWorker,
    overlayStyles,
    payAndPlay: culture.usePnpRegistration,
    feedback: culture.feedbacksEnabled,
    serviceWorker: input.serviceWorker ? `/service-worker.js?v=${siteVersion}&b=${brand.code}` : null,
  }
  const classes = [`brand-${brand.id}`, input.festive ? 'festive' : '', input.lean ? 'lean' : '']
    .filter((name) => name !== '')
    .join(' ')
  const main = renderToStaticMarkup(
    <main id="main" tabIndex={-1}>
      {input.main}
    </main>,
  )
  const { restriction, clearable } = input
  const screen = <BlockingScreen view={view} restriction={restriction} clearable={clearable} {...input.blocked} />
  // Where the site is not offered nothing is asked: consent stays denied.
  const notice = unserved ? '' : renderToStaticMarkup(<ConsentNotice view={view} words={input.words} />)
  const over = blocked ? renderToStaticMarkup(screen) : notice + renderToStaticMarkup(<InstallBar view={view} />)
  const suggestions = input.route?.key === 'home' && !unserved ? renderToStaticMarkup(<Suggestions view={view} />) : ''
  const logoAlt = input.words?.logoAlt || view.t('header.home', { brand: brand.name })
  const before = markCurrent(frame.before, input.head.path)
    .replace(switcherSlot, () => switcher(view, input.route))
    .replace(logoAltSlot, () => inAttribute(logoAlt))
  const after = frame.after.replace(footerSlot, () =>
    input.footer === null ? '' : renderToStaticMarkup(<FooterExtras view={view} {...input.footer} />),
  )
  return [
    `<!doctype html><html lang="${culture.htmlLang}" class="${classes}" data-culture-id="${culture.id}"`,
    `><head>${renderHead(view, input.head)}</head><body id="top"><a class="skip-link" href="#main">${view.t('common.skipToContent')}</a>${blocked ? over : over + suggestions}<div class="page"${blocked ? ' inert' : ''}>${before}${main}${after}</div><script type="application/json" id="page-data">${scriptJson(page)}</script>${vendorBlock(view)}<script type="application/json" id="visitor-data">`,
    '</script></body></html>',
  ]
}
