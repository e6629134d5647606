import type { GameCard } from '../../../shared/content/game.ts'
import { fewFound, longestQuery, searchWords } from '../../../shared/search/ask.ts'
import { gameExtended, gamesByGroups } from '../../content/feeds/games.ts'
import { gamesFound } from '../../content/feeds/search.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { type Paging, pageNumber, pagingOf } from '../../parts/paging.ts'
import type { View } from '../../view/view.ts'
import { groupLimit } from '../home/load.ts'

const pageSize = 24

export type SearchOutcome =
  /** Nothing asked for yet, or too little. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'found'; readonly games: readonly GameCard[]; readonly paging: Paging }
  | { readonly kind: 'none' }
  /** The list does not reach that page. */
  | { readonly kind: 'beyond' }
  | { readonly kind: 'failed' }

export interface SearchProps {
  readonly view: View
  readonly path: string
  readonly query: string
  readonly outcome: Exclude<SearchOutcome, { readonly kind: 'beyond' }>
  readonly further: Further
}

/** Games that stand below what was found. */
export interface Further {
  /** Like the only one that was found. */
  readonly related: readonly GameCard[]
  /** Null where they could not be had. */
  readonly popular: readonly GameCard[] | null
}

async function furtherGames(
  { content }: LoadContext,
  outcome: SearchOutcome,
  popular: readonly GameCard[] | null,
): Promise<Further> {
  if (outcome.kind !== 'found') return { related: [], popular }
  const { games, paging } = outcome
  if (paging.total > fewFound) return { related: [], popular: [] }
  const only = games.length === 1 ? games[0] : undefined
  const like = only === undefined ? null : await content.get(gameExtended, { slug: only.slug })
  const related = like?.state === 'found' ? like.value.related : []
  const above = new Set([...games, ...related].map(({ slug }) => slug))
  // Beside what was found nobody misses them.
  return { related, popular: popular?.filter(({ slug }) => !above.has(slug)) ?? [] }
}

/** Search without script: a plain form to this page, 24 games a page (rulings 3.4). */
export async function loadSearch(context: LoadContext): Promise<Loaded<SearchProps>> {
  const { view, query, content, path } = context
  const { t } = view
  const typed = (query.get('q') ?? '').trim().slice(0, longestQuery)
  const words = searchWords(typed)
  const page = pageNumber(query.get('page'))
  if (page === null) return { kind: 'notFound' }
  const [found, popular] = await Promise.all([
    words === null ? null : content.get(gamesFound, { q: words, page, pageSize }),
    content.get(gamesByGroups, { groups: ['popular_games'], limit: groupLimit }),
  ])
  const outcome = ((): SearchOutcome => {
    if (words === null || found === null) return { kind: 'waiting' }
    if (found.value === null) return { kind: 'failed' }
    const { games, total } = found.value
    if (total === 0) return { kind: 'none' }
    const paging = pagingOf(path, { page, pageSize, total, onPage: games.length }, { q: words })
    return paging === null ? { kind: 'beyond' } : { kind: 'found', games, paging }
  })()
  if (outcome.kind === 'beyond') return { kind: 'notFound' }
  const popularGames = popular.state === 'found' ? popular.value.groups.flatMap((group) => group.games) : null
  return {
    kind: 'page',
    props: {
      view,
      path,
      query: typed,
      outcome,
      further: await furtherGames(context, outcome, popularGames),
    },
    head: {
      title: t('search.title'),
      description: t('search.description', { brand: view.brand.name }),
      noindex: true,
    },
    // What visitors type is kept by nobody.
    passing: typed !== '',
  }
}
