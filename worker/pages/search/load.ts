import type { GameCard } from '../../../shared/content/game.ts'
import { longestQuery, searchWords } from '../../../shared/search/ask.ts'
import { gamesByGroups } from '../../content/feeds/games.ts'
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
  /** Shown while there is no result of the visitor's own; null where they could not be had. */
  readonly popular: readonly GameCard[] | null
}

/** Search without script: a plain form to this page, 24 games a page (rulings 3.4). */
export async function loadSearch({ view, query, content, path }: LoadContext): Promise<Loaded<SearchProps>> {
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
      popular: outcome.kind === 'found' ? [] : popularGames,
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
