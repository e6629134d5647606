import { renderToStaticMarkup } from 'preact-render-to-string'
import { blocksPage, type Restriction } from '../../shared/place/restriction.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { closedView, type View } from '../view/view.ts'
import type { Head } from './head.tsx'
import { inAttribute } from './in-attribute.ts'
import { keptPiece, type Markup, type Piece, pieceOf } from './kept-markup.tsx'
import { BackToTop, Beam } from './layout/Beam.tsx'
import { Footer } from './layout/Footer.tsx'
import { type FooterContent, FooterExtras } from './layout/FooterExtras.tsx'
import { Header, logoAltSlot } from './layout/Header.tsx'
import { LanguageSwitcher } from './layout/LanguageSwitcher.tsx'
import { LeanHeader } from './layout/LeanHeader.tsx'
import { MobileBar } from './layout/MobileBar.tsx'
import { OverlayShell } from './layout/OverlayShell.tsx'
import type { SettledWords } from './layout/settled-words.ts'
import { keeper } from './made-of.ts'

/** What decides a page's frame beside its view. */
export interface FrameInput {
  readonly head: Pick<Head, 'path'>
  /** Null on pages without a route (errors): the switcher leads home. */
  readonly route: {
    readonly key: RouteKey
    /** Where the page stands in the domain's cultures that have it. */
    readonly paths: Partial<Readonly<Record<CultureId, string>>>
  } | null
  readonly restriction: Restriction
  /** What the content API gives the footer; null where it was not asked (errors, lean pages, strips). */
  readonly footer: FooterContent | null
  /** Null where they could not be had, and where no content is asked for: the catalogue's stand in their place. */
  readonly words: SettledWords | null
  /** Landing pages: no menus, banner or footer menus. */
  readonly lean: boolean
}

/** What stands around a page's own part. */
interface Frame {
  /** Text with slots. */
  readonly before: string
  /** Before and after the footer's slot. */
  readonly after: readonly [Piece, Piece]
  /** Where the links of its menus lead. */
  readonly links: ReadonlySet<string>
}

const keepFrame = keeper<Frame>()

/** Header, beam, footer and bars do not change from page to page: rendered once a view. */
const frameOf = (view: View, lean: boolean): Frame =>
  keepFrame([view], lean ? 'lean' : 'whole', () => {
    const before = renderToStaticMarkup(
      <>
        <Beam view={view} />
        {lean ? <LeanHeader view={view} /> : <Header view={view} />}
      </>,
    )
    const after = renderToStaticMarkup(
      <>
        <BackToTop view={view} />
        <Footer view={view} lean={lean} consent={!view.account.closed} />
        {!lean && <MobileBar view={view} />}
        <OverlayShell view={view} />
      </>,
    )
    const links = new Set([...before.matchAll(menuLink)].map(([, path = '']) => path))
    return { before, after: around(footerSlot, after), links }
  })

const switcherSlot = '<i data-slot="switcher"></i>'
const footerSlot = '<i data-slot="footer"></i>'
const menuLink = /class="menu__link" href="([^"]*)"/g

/** A text of the frame around its slot, as pieces. */
const around = (slot: string, text: string): readonly [Piece, Piece] => {
  const [before = '', after = ''] = text.split(slot)
  return [pieceOf(before), pieceOf(after)]
}

/** Where the site is not offered the frame has no links to play. */
const framedView = (view: View, { restriction }: FrameInput): View =>
  blocksPage(restriction) ? closedView(view) : view

const keepPieces = keeper<readonly [Piece, Piece]>()

/** What stands above a page's own part, with the links to this very page marked. */
export function frameBefore(view: View, input: FrameInput): Markup {
  const { lean, words, route, head } = input
  const framed = framedView(view, input)
  const { before, links } = frameOf(framed, lean)
  const current = head.path !== undefined && links.has(head.path) ? head.path : ''
  const [first, rest] = keepPieces([framed, words], `${lean ? 'lean' : 'whole'} ${current}`, () => {
    const logoAlt = words?.logoAlt || view.t('header.home', { brand: view.brand.name })
    const marked =
      current === ''
        ? before
        : before.replaceAll(menuLink, (link, path) => (path === current ? `${link} aria-current="page"` : link))
    return around(
      switcherSlot,
      marked.replace(logoAltSlot, () => inAttribute(logoAlt)),
    )
  })
  const switcher = <LanguageSwitcher view={view} routeKey={route?.key ?? 'home'} paths={route?.paths ?? {}} />
  return [first, renderToStaticMarkup(switcher), rest]
}

/** What stands below it, with what the content API gives the footer. */
export function frameAfter(view: View, input: FrameInput): Markup {
  const { lean, footer } = input
  const [first, rest] = frameOf(framedView(view, input), lean).after
  if (footer === null) return [first, rest]
  const extras = keptPiece([view, footer.payments, footer.texts], 'footer', () => (
    <FooterExtras view={view} {...footer} />
  ))
  return [first, extras, rest]
}
