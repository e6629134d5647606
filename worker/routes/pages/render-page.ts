import type { Context } from 'hono'
import { isHosted } from '../../../shared/environment/environment.ts'
import { blocksPage } from '../../../shared/place/restriction.ts'
import type { PageAddress } from '../../../shared/routes/address.ts'
import type { Site } from '../../../shared/site/site.ts'
import type { Content } from '../../content/content.ts'
import { restrictedCountries } from '../../content/feeds/pages.ts'
import { fallbackRate } from '../../content/feeds/place.ts'
import { settings } from '../../content/feeds/texts.ts'
import type { PageEnv } from '../../context.ts'
import { declaredInputs, undeclaredRate } from '../../document/declared-inputs.ts'
import { type DocumentParts, renderDocument } from '../../document/document.tsx'
import { loadFooter } from '../../document/layout/load-footer.ts'
import type { LoadContext, Page, PageResult } from '../../document/page.ts'
import type { PageKey } from '../../document/page-key.ts'
import type { PageQuery } from '../../document/page-query.ts'
import type { Config } from '../../env.ts'
import { alternatesOf } from '../../parts/alternates.ts'
import { errorPage } from '../../responses/error-page.tsx'
import { movedTo } from '../../responses/moved.ts'
import { siblingFor } from '../../sites.ts'
import type { Timing } from '../../timing.ts'
import { closedView, createView, type View } from '../../view/view.ts'

/** A page that exists: what its document is made of. */
export type FoundPage = Extract<PageResult, { readonly kind: 'page' }>

/** 301 to another address of the domain; a query is kept (rulings 2.3). */
export const moved = (c: Context<PageEnv>, path: string): Response => movedTo(path + c.get('url').search)

/** How a page is come to. */
interface RenderOptions {
  readonly content: Content
  readonly load: (context: LoadContext) => Promise<PageResult>
  /** What is done to the page before it is rendered: a preview is marked. */
  readonly adapt?: (opened: FoundPage, view: View) => FoundPage
}

/** Why there is no document. */
export type WithoutDocument = Exclude<PageResult, { readonly kind: 'page' }>
/** A document, or why there is none. */
export type RenderedPage =
  | { readonly kind: 'document'; readonly parts: DocumentParts; readonly passing: boolean }
  | WithoutDocument

/** The answer where there is no document. */
export function withoutDocument(c: Context<PageEnv>, rendered: WithoutDocument): Response | Promise<Response> {
  const { edition } = c.get('address')
  switch (rendered.kind) {
    case 'notFound':
      return errorPage(c, edition, 'notFound')
    case 'unavailable':
      return errorPage(c, edition, 'unavailable')
    case 'moved':
      return moved(c, rendered.path)
  }
}

/** What a page is rendered of beside its content. Of the visit it has what the key says, and nothing else. */
export interface PageSubject {
  readonly config: Config
  readonly site: Site
  readonly address: PageAddress
  readonly page: Page
  readonly query: PageQuery
  readonly key: PageKey
  readonly now: Date
  readonly timing: Timing
}

/** The view that a page may read: without a rate of its own it prints no converted amounts. */
const viewFor = ({ config, site, address: { edition }, key: { rate } }: PageSubject): View =>
  createView(
    site,
    edition,
    rate ?? (isHosted(config.ENVIRONMENT) ? fallbackRate(edition.culture.currency) : undeclaredRate),
  )

/** Asks for the page's content and the footer's, and renders the document. What it comes to is the same for its page key. */
export async function renderPage(
  subject: PageSubject,
  { content, load, adapt = (opened) => opened }: RenderOptions,
): Promise<RenderedPage> {
  const { config, site, address, page, query, key, now, timing } = subject
  const { route, params, path } = address
  const whole = viewFor(subject)
  const unserved = blocksPage(key.restriction)
  const view = unserved ? closedView(whole) : whole
  const openToAll = route.entry.openToAll === true
  const lean = route.entry.lean === true
  const context: LoadContext = { view, route, params, query, content, path, now }
  const [result, footer, texts, countries] = await Promise.all([
    load(isHosted(config.ENVIRONMENT) ? context : declaredInputs(page, context)),
    loadFooter(view, content, lean),
    content.get(settings, {}),
    unserved && !openToAll ? content.get(restrictedCountries, {}) : null,
  ])
  for (const feed of content.use().feeds) timing.add(feed.name, feed.outcome, feed.ms)
  timing.step('load')
  if (result.kind !== 'page') return result
  if (address.moved) return { kind: 'moved', path }
  const { head, alternates, main, passing } = adapt(result, view)
  const paths = alternatesOf(site, route.key, params, alternates)
  const country = countries?.value?.countries.find(({ iso2 }) => iso2 === key.place?.country)
  const parts = renderDocument(whole, {
    head: {
      path,
      noindex: route.entry.noindex === true,
      alternates: paths,
      ...head,
    },
    main: main(),
    route: { key: route.key, paths },
    restriction: key.restriction,
    clearable: key.clearable,
    blocked: {
      words: country?.body ?? null,
      sibling: key.place && siblingFor(site.brand, key.place, new URL(site.origin), config),
    },
    openToAll,
    festive: key.festive,
    serviceWorker: key.restriction === 'none' && config.SERVICE_WORKER === 'on',
    lean,
    footer,
    words: texts.value,
  })
  timing.step('render')
  return { kind: 'document', parts, passing }
}
