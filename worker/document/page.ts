import type { ReactNode } from 'react'
import type { CultureRoute } from '../../shared/routes/compile.ts'
import type { RouteParams } from '../../shared/routes/pattern.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import type { Content } from '../content/content.ts'
import type { View } from '../view/view.ts'
import type { Head } from './head.tsx'
import type { PageQuery } from './page-query.ts'

/**
 * What a page may depend on beside its culture, address and content. A page declares what it reads of them, and its key has
 * what it declares (worker/document/page-key.ts):
 * - `now`: the time of the rendering. What is kept of the page grows old sooner.
 * - `rate`: units of the culture's currency for one EUR, with which `view.format.money` prints amounts.
 */
export const pageInputs = ['now', 'rate'] as const
export type PageInput = (typeof pageInputs)[number]

/** What a page's `load` gets: everything it may depend on, as far as the page declares it. */
export interface LoadContext {
  readonly view: View
  readonly route: CultureRoute
  readonly params: RouteParams
  readonly query: PageQuery
  readonly content: Content
  /** Canonical path of the request. */
  readonly path: string
  readonly now: Date
}

/** The same page's parameters in other cultures, where they differ; null where that culture lacks the page. */
export type PageAlternates = Partial<Readonly<Record<CultureId, RouteParams | null>>>

/** What a page's `load` comes to. */
export type Loaded<Props> =
  | {
      readonly kind: 'page'
      readonly props: Props
      readonly head: Head
      readonly alternates?: PageAlternates
      /** One of too many views of the same list: rendered for each visit, kept by nobody. */
      readonly passing?: boolean
    }
  /** Another address of the domain is the canonical one: 301. */
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'notFound' }
  /** The item is neither kept nor fetchable: 503 with Retry-After (rulings 3.10). */
  | { readonly kind: 'unavailable' }

/** A page ready to be rendered: its props are bound to its component. */
export type PageResult =
  | Exclude<Loaded<never>, { readonly kind: 'page' }>
  | {
      readonly kind: 'page'
      readonly main: () => ReactNode
      readonly head: Head
      readonly alternates: PageAlternates
      readonly passing: boolean
    }

export interface Page {
  /** Query parameters the page depends on; others do not reach it and are no part of its cache key. */
  readonly query: readonly string[]
  /** What else it reads; see `pageInputs`. */
  readonly reads: readonly PageInput[]
  readonly open: (context: LoadContext) => Promise<PageResult>
  /** Answers a form that is sent to the page itself; its answer is kept nowhere. Without it a POST is refused. */
  readonly submit?: (context: LoadContext, form: URLSearchParams) => Promise<PageResult>
}

/** Binds a page's `load` to its component: props only, nothing else reaches it. */
export function definePage<Props>(page: {
  readonly query?: readonly string[]
  readonly reads?: readonly PageInput[]
  readonly load: (context: LoadContext) => Promise<Loaded<Props>>
  readonly submit?: (context: LoadContext, form: URLSearchParams) => Promise<Loaded<Props>>
  readonly Page: (props: Props) => ReactNode
}): Page {
  const bind = (loaded: Loaded<Props>): PageResult =>
    loaded.kind !== 'page'
      ? loaded
      : {
          kind: 'page',
          main: () => page.Page(loaded.props),
          head: loaded.head,
          alternates: loaded.alternates ?? {},
          passing: loaded.passing ?? false,
        }
  const { submit } = page
  return {
    query: page.query ?? [],
    reads: page.reads ?? [],
    open: async (context) => bind(await page.load(context)),
    ...(submit === undefined ? {} : { submit: async (context, form) => bind(await submit(context, form)) }),
  }
}
