import type { GameCard, GameFacets, GameGroup, GamesByGroups } from '../../../shared/content/game.ts'
import {
  filterNames,
  filterQuery,
  type GameFilter,
  gameFilterOf,
  isFiltered,
} from '../../../shared/games/game-filter.ts'
import { groupsOf } from '../../../shared/routes/groups-of.ts'
import { href } from '../../../shared/routes/href.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import { gameFacets, gamesByGroups, gamesForGroups } from '../../content/feeds/games.ts'
import { keeper } from '../../document/made-of.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { loadBanner, type PageBanner } from '../../parts/banner.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { heroPreloads } from '../../parts/Hero.tsx'
import { type JackpotDropData, loadJackpotDrop } from '../../parts/jackpot-drop.ts'
import { loadCategoryText, type PageText } from '../../parts/page-text.ts'
import { type Paging, pageHref, pageNumber, pagingOf } from '../../parts/paging.ts'
import { breadcrumbList, type Crumb, itemList, type StructuredData } from '../../seo/json-ld.ts'
import { socialImage } from '../../seo/social-image.ts'
import { gameHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'
import { groupLimit } from '../home/load.ts'

/** Games on one page of a category (rulings 3.7). */
const pageSize = 24

export interface CategoryProps {
  readonly view: View
  readonly group: GameGroup
  readonly name: string
  readonly banner: PageBanner | null
  readonly text: PageText
  readonly crumbs: readonly Crumb[]
  readonly siblings: readonly { readonly href: string; readonly text: string; readonly current: boolean }[]
  /** When the daily jackpots fall, where the page shows them. */
  readonly drop: JackpotDropData | null
  /** Whether rows of other groups belong above the list: it has a heading of its own then. */
  readonly grouped: boolean
  /** Rows of other groups above the category's own games: on the first page of a category that has a list of them. */
  readonly groups: GamesByGroups['groups']
  /** The category's own games page by page, those that fit the filter; null where they could not be had. */
  readonly list: { readonly games: readonly GameCard[]; readonly paging: Paging } | null
  readonly filter: GameFilter
  /** What the filters offer; null where it could not be had. */
  readonly facets: GameFacets | null
  /** The category's address without a filter. */
  readonly path: string
}

const none: readonly GameCard[] = []
const keepList = keeper<StructuredData | null>()
const keepFilled = keeper<GamesByGroups['groups']>()

/** The groups that have games. */
const filled = (found: GamesByGroups): GamesByGroups['groups'] =>
  keepFilled([found], '', () => found.groups.filter(({ games }) => games.length > 0))

/** The list of a group with what its filters offer: of all its games, or of those that fit a filter. */
async function loadShelf({ content }: LoadContext, group: GameGroup, filter: GameFilter, page: number) {
  const [list, facets] = await Promise.all([
    content.get(gamesForGroups, { group, filter, page, pageSize }),
    content.get(gameFacets, { group, filter }),
  ])
  return { found: list.state === 'found' ? list.value : null, facets: facets.value }
}

/**
 * A category: rows of groups where it has a list of them (rulings 3.7), and all of its own games page by page. Where its own
 * group is one of the rows, those games stand for it. A filter acts on its whole list, and leaves the rows out.
 */
export async function loadCategory(context: LoadContext): Promise<Loaded<CategoryProps>> {
  const { view, route, query, content, path } = context
  const { t } = view
  const group = route.entry.gameGroup
  const page = pageNumber(query.get('page'))
  if (group === undefined || page === null) return { kind: 'notFound' }
  const name = t(`groups.${group}`)
  const crumbs = breadcrumbsOf(view, route, name)
  const filter = gameFilterOf(query)
  const filtered = isFiltered(filter)
  const rows = page === 1 && !filtered ? (groupsOf(route, view.culture.id) ?? []).filter((key) => key !== group) : []
  const [banner, text, drop, inGroups, shelf] = await Promise.all([
    loadBanner(context),
    loadCategoryText(context, {
      title: t('category.title', { category: name }),
      description: t('category.description', { category: name, brand: view.brand.name }),
      heading: name,
    }),
    group === 'daily_jackpots' || rows.includes('daily_jackpots') ? loadJackpotDrop(context) : null,
    rows.length > 0 ? content.get(gamesByGroups, { groups: rows, limit: groupLimit }) : null,
    loadShelf(context, group, filter, page),
  ])
  const base = {
    view,
    group,
    name,
    crumbs,
    banner,
    text,
    siblings: siblingsOf(view, route.key),
    drop,
    grouped: rows.length > 0,
    filter,
    facets: shelf.facets,
    path,
  }
  const head = {
    title: text.title,
    description: text.description,
    path: pageHref(path, page, filterQuery(filter)),
    image: socialImage(view, text.socialImage),
    preloads: heroPreloads(view, banner),
    // The other cultures have other numbers of games: only the first page stands for the same page in each.
    ...((page > 1 || filtered) && { alternates: {} }),
    ...(filtered && { noindex: true }),
  }
  // An address that names a filter at all is one of too many to be kept, also where it comes to the whole list.
  const passing = filterNames.some((part) => query.get(part) !== null)
  const trail = breadcrumbList(view, crumbs, path)
  const groups = inGroups?.state === 'found' ? filled(inGroups.value) : []
  const inRows = groups.flatMap(({ games }) => games)
  const listed = (games: readonly GameCard[], first: number): StructuredData | null =>
    keepList([view, inGroups?.value ?? null, games], `${name} ${first}`, () =>
      gameList(view, name, [...inRows, ...games], first),
    )
  if (shelf.found === null) {
    const jsonLd = [trail, listed(none, 1)]
    return { kind: 'page', props: { ...base, groups, list: null }, head: { ...head, jsonLd }, passing }
  }
  const { games, total } = shelf.found
  const paging = pagingOf(path, { page, pageSize, total, onPage: games.length }, filterQuery(filter))
  if (paging === null) return { kind: 'notFound' }
  // Each page of a list has a title and description of its own.
  const place = t('games.pageOf', { page, pages: paging.pages })
  const title = page === 1 ? head.title : `${name} – ${place}`
  const description = page === 1 ? head.description : `${place}. ${head.description}`
  const shown = listed(games, (page - 1) * pageSize + 1)
  return {
    kind: 'page',
    props: { ...base, groups, list: { games, paging } },
    head: {
      ...head,
      title,
      description,
      jsonLd: [trail, shown],
      of: [text, banner, inGroups?.value ?? null, shelf.found],
    },
    passing,
  }
}

/** The categories beside and below this one: its parent's children, or its own. */
function siblingsOf(view: View, key: RouteKey): CategoryProps['siblings'] {
  const { byKey, categories } = view.edition.routes
  const routes = categories.get(byKey.get(key)?.parent ?? key) ?? []
  if (routes.length < 2) return []
  return routes.flatMap((route) => {
    const path = href(view.edition, route.key)
    const group = route.entry.gameGroup
    return path === null || group === undefined
      ? []
      : [{ href: path, text: view.t(`groups.${group}`), current: route.key === key }]
  })
}

/** The games that the page links to, as structured data. */
function gameList(view: View, name: string, games: readonly GameCard[], first: number): StructuredData | null {
  const links = games.flatMap((game) => {
    const path = gameHref(view, game)
    return path === null ? [] : [{ name: game.name, href: path }]
  })
  return itemList(view, name, links, first)
}
