import { brands } from '../../../brands/registry.ts'
import { cultures } from '../../../locales/registry.ts'
import { markets } from '../../../markets/registry.ts'
import type { RouteParams } from '../../../shared/routes/pattern.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import { createEdition } from '../../../shared/site/edition.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { Site } from '../../../shared/site/site.ts'
import type { Answer } from '../../../worker/content/cache.ts'
import type { Content } from '../../../worker/content/content.ts'
import { declaredInputs, undeclaredRate } from '../../../worker/document/declared-inputs.ts'
import type { LoadContext } from '../../../worker/document/page.ts'
import { pageQuery } from '../../../worker/document/page-query.ts'
import { pages } from '../../../worker/pages/registry.ts'
import { createView, type View } from '../../../worker/view/view.ts'

const sites = new Map<CultureId, Site>()

/** The site of the brand that serves a culture: one object, as the Worker has it. */
const siteOf = (id: CultureId): Site => {
  const known = sites.get(id)
  if (known) return known
  const brand = Object.values(brands).find(({ domain }) => domain.cultures.some((own) => own === id))
  if (!brand) throw new Error(`No brand serves ${id}.`)
  const [first, ...rest] = brand.domain.cultures.map((own) => createEdition(brand, cultures[own], markets[own]))
  if (!first) throw new Error(`${brand.id} has no culture.`)
  const site: Site = {
    brand,
    origin: `https://${brand.domain.host}`,
    platformUrl: 'https://play.example',
    vendorOrigin: null,
    editions: [first, ...rest],
  }
  sites.set(id, site)
  return site
}

/** What a page sees of its brand and culture. */
export function viewOf(id: CultureId, rate: number | (() => never) = 1): View {
  const site = siteOf(id)
  const own = site.editions.find(({ culture }) => culture.id === id)
  if (!own) throw new Error(`${site.brand.id} does not serve ${id}.`)
  return createView(site, own, rate)
}

/** What a feed answers: a value, or one of the two ways to have none. */
export type FeedAnswer = { readonly value: unknown } | 'absent' | 'unavailable'

const about = { tags: [], contentVersion: 0, freshForMs: 0 } as const

/** Values by the answer that they were parsed of: the same object until there is another answer, as the Worker's cache has it. */
const parsed = new WeakMap<object, Map<string, unknown>>()

function parsedOnce(answer: { readonly value: unknown }, feed: string, parse: (value: unknown) => unknown): unknown {
  const values = parsed.get(answer) ?? new Map<string, unknown>()
  parsed.set(answer, values)
  const value = values.get(feed) ?? parse(answer.value)
  values.set(feed, value)
  return value
}

/** Content that answers by feed name, parsed by the feed's own schema; a feed that is not named cannot be had. */
export function contentOf(
  answers: Readonly<Record<string, FeedAnswer | ((params: unknown, culture: CultureId | undefined) => FeedAnswer)>>,
): Content {
  return {
    get: async (feed, params, culture) => {
      const entry = answers[feed.name] ?? 'unavailable'
      const answer = typeof entry === 'function' ? entry(params, culture) : entry
      if (answer === 'absent') return { ...about, state: 'absent', value: null, outcome: 'absent', freshForMs: 0 }
      if (answer === 'unavailable')
        return { ...about, state: 'unavailable', value: feed.fallback, outcome: 'fallback', freshForMs: 0 }
      const found: Answer<never> = {
        ...about,
        state: 'found',
        value: parsedOnce(answer, feed.name, (value) => feed.schema.parse(value)) as never,
        outcome: 'fresh',
      }
      return found
    },
    use: () => ({ feeds: [], tags: new Map(), freshForMs: 0, complete: true }),
  }
}

export interface ContextOptions {
  readonly params?: RouteParams
  readonly query?: Readonly<Record<string, string>>
  readonly answers?: Parameters<typeof contentOf>[0]
  /** Hears the name of each feed that is asked for. */
  readonly asked?: (feed: string) => void
}

/** The context of a page's `load`, as the router makes it: what the page does not declare throws. */
export function contextOf(id: CultureId, key: RouteKey, options: ContextOptions = {}): LoadContext {
  const route = viewOf(id).edition.routes.byKey.get(key)
  if (!route) throw new Error(`No route ${key}.`)
  const params = { ...options.params, ...route.fixedParams }
  const page = pages[route.entry.contentType]
  const view = viewOf(id, page.reads.includes('rate') ? 1 : undeclaredRate)
  const content = contentOf(options.answers ?? {})
  return declaredInputs(page, {
    view,
    route,
    params,
    query: pageQuery(`?${new URLSearchParams(options.query)}`, page.query),
    content: {
      ...content,
      get: (feed, asked, culture) => {
        options.asked?.(feed.name)
        return content.get(feed, asked, culture)
      },
    },
    path: view.href(key, params) ?? '/',
    now: new Date('2026-11-21T12:00:00Z'),
  })
}

/** A text of the simple feed. */
export const simpleText = (body: string) => ({
  value: { version: 1, title: 'A title', description: 'A description', heading: 'A heading', body },
})
