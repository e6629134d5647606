import type { GameCard, GamesByGroups } from '../../../shared/content/game.ts'
import { href } from '../../../shared/routes/href.ts'
import { gamesByGroups, gamesForGroups } from '../../content/feeds/games.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { loadBanner, type PageBanner } from '../../parts/banner.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { groupsOf } from '../../parts/groups.ts'
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
  readonly name: string
  readonly banner: PageBanner | null
  readonly text: PageText
  readonly crumbs: readonly Crumb[]
  readonly siblings: readonly { readonly href: string; readonly text: string; readonly current: boolean }[]
  /** When the daily jackpots fall, where the page shows them. */
  readonly drop: JackpotDropData | null
  readonly content:
    | { readonly kind: 'groups'; readonly groups: GamesByGroups['groups'] }
    | { readonly kind: 'games'; readonly games: readonly GameCard[]; readonly paging: Paging }
    | { readonly kind: 'failed' }
}

/** A category: its groups where it has a list of them, else its own games page by page (rulings 3.7). */
export async function loadCategory(context: LoadContext): Promise<Loaded<CategoryProps>> {
  const { view, route, query, content, path } = context
  const { t } = view
  const group = route.entry.gameGroup
  const page = pageNumber(query.get('page'))
  if (group === undefined || page === null) return { kind: 'notFound' }
  const name = t(`groups.${group}`)
  const crumbs = breadcrumbsOf(view, route, name)
  const groups = groupsOf(route, view.culture.id)
  const grouped = groups !== null && page === 1
  const [banner, text, drop, inGroups, inList] = await Promise.all([
    loadBanner(context),
    loadCategoryText(context, {
      title: t('category.title', { category: name }),
      description: t('category.description', { category: name, brand: view.brand.name }),
      heading: name,
    }),
    group === 'daily_jackpots' || groups?.includes('daily_jackpots') ? loadJackpotDrop(context) : null,
    grouped ? content.get(gamesByGroups, { groups, limit: groupLimit }) : null,
    grouped ? null : content.get(gamesForGroups, { group, page, pageSize }),
  ])
  const base = {
    view,
    name,
    crumbs,
    banner,
    text,
    siblings: siblingsOf(view, route.key),
    drop,
  }
  const head = {
    title: text.title,
    description: text.description,
    path: pageHref(path, page),
    image: socialImage(view, text.socialImage),
    // The other cultures have other numbers of games: only the first page stands for the same page in each.
    ...(page > 1 && { alternates: {} }),
  }
  const trail = breadcrumbList(view, crumbs, path)
  if (inGroups?.state === 'found') {
    const shown = inGroups.value.groups
    const games = shown.flatMap((each) => each.games)
    return {
      kind: 'page',
      props: { ...base, content: { kind: 'groups', groups: shown } },
      head: { ...head, jsonLd: [trail, gameList(view, name, games, 1)] },
    }
  }
  if (inList?.state !== 'found') return { kind: 'page', props: { ...base, content: { kind: 'failed' } }, head }
  const { games, total } = inList.value
  const paging = pagingOf(path, { page, pageSize, total, onPage: games.length })
  if (paging === null) return { kind: 'notFound' }
  // Each page of a list has a title and description of its own.
  const place = t('games.pageOf', { page, pages: paging.pages })
  const title = page === 1 ? head.title : `${name} – ${place}`
  const description = page === 1 ? head.description : `${place}. ${head.description}`
  return {
    kind: 'page',
    props: { ...base, content: { kind: 'games', games, paging } },
    head: { ...head, title, description, jsonLd: [trail, gameList(view, name, games, (page - 1) * pageSize + 1)] },
  }
}

/** The categories beside and below this one: its parent's children, or its own. */
function siblingsOf(view: View, key: string): CategoryProps['siblings'] {
  const { byKey } = view.edition.routes
  const own = [...byKey.values()].find((route) => route.key === key)
  const top = own?.parent ?? own?.key
  const routes = [...byKey.values()].filter(
    (route) => route.available && route.entry.gameGroup !== undefined && (route.key === top || route.parent === top),
  )
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
