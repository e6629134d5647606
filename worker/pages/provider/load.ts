import type { GameCard } from '../../../shared/content/game.ts'
import type { ListedProvider, ProviderStory } from '../../../shared/content/provider.ts'
import { gamesOfProvider, providerList, storyOfProvider } from '../../content/feeds/providers.ts'
import type { LoadContext, Loaded, PageAlternates } from '../../document/page.ts'
import { paramsElsewhere } from '../../parts/alternates.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { type Paging, pageHref, pageNumber, pagingOf } from '../../parts/paging.ts'
import { breadcrumbList, type Crumb, itemList, provider as providerData } from '../../seo/json-ld.ts'
import { gameHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'

/** Games on one page of a provider (as categories, rulings 3.7). */
const pageSize = 24

/** The games that a provider is best known for: one large, the others in a row below it. */
const onWall = 6
/** Games from which on some of them stand on a wall of their own. */
const wallFrom = 12
/** Other providers that the page leads to. */
const othersShown = 8

export interface ProviderProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly provider: ListedProvider
  /** Null on further pages, and where nobody has told it or it could not be had. */
  readonly story: ProviderStory | null
  /** The games at the top of the first page, which its list then leaves out. */
  readonly wall: readonly GameCard[]
  readonly others: readonly { readonly provider: ListedProvider; readonly href: string }[]
  /** Null where the feed failed and nothing was kept. */
  readonly list: { readonly games: readonly GameCard[]; readonly paging: Paging } | null
}

/** The providers that follow this one, so that all of them lead to each other in a ring. */
function othersAfter(view: View, all: readonly ListedProvider[], key: string): ProviderProps['others'] {
  const at = all.findIndex((provider) => provider.key === key)
  return [...all.slice(at + 1), ...all.slice(0, at)].slice(0, othersShown).flatMap((provider) => {
    const href = view.href('provider', { providerKey: provider.key })
    return href === null ? [] : [{ provider, href }]
  })
}

/** The domain's cultures in which the provider has games: its page exists there alone. */
const slugsElsewhere = ({ view, content }: LoadContext, key: string): Promise<PageAlternates> =>
  paramsElsewhere(view, async (culture) => {
    const { value } = await content.get(providerList, {}, culture.id)
    return value?.providers.some((other) => other.key === key) ? { providerKey: key } : null
  })

/** A provider's games, page by page. A provider without games in the culture: 404. */
export async function loadProvider(context: LoadContext): Promise<Loaded<ProviderProps>> {
  const { view, route, params, query, content, path } = context
  const { t, brand } = view
  const page = pageNumber(query.get('page'))
  if (page === null) return { kind: 'notFound' }
  const key = params.providerKey ?? ''
  const first = page === 1
  const [providers, answer, told] = await Promise.all([
    content.get(providerList, {}),
    content.get(gamesOfProvider, { provider: key, page, pageSize }),
    first ? content.get(storyOfProvider, { provider: key }) : null,
  ])
  if (providers.value === null) return { kind: 'unavailable' }
  const provider = providers.value.providers.find((other) => other.key === key)
  if (provider === undefined) return { kind: 'notFound' }
  const games = answer.value?.games ?? null
  const total = answer.value?.total ?? 0
  const paging = games && pagingOf(path, { page, pageSize, total, onPage: games.length })
  if (games !== null && paging === null) return { kind: 'notFound' }
  const title = t('provider.title', { provider: provider.name })
  const story = told?.value ?? null
  const description = story?.lead ?? t('provider.description', { provider: provider.name, brand: brand.name })
  const wall = first && games !== null && games.length >= wallFrom ? games.slice(0, onWall) : []
  const crumbs = breadcrumbsOf(view, route, provider.name)
  const place = paging && t('games.pageOf', { page, pages: paging.pages })
  const listed = itemList(
    view,
    provider.name,
    (games ?? []).flatMap((game) => {
      const href = gameHref(view, game)
      return href === null ? [] : [{ name: game.name, href }]
    }),
    (page - 1) * pageSize + 1,
  )
  const alternates = await slugsElsewhere(context, key)
  return {
    kind: 'page',
    props: {
      view,
      crumbs,
      provider,
      story,
      wall,
      list: games && paging && { games: games.slice(wall.length), paging },
      others: othersAfter(view, providers.value.providers, key),
    },
    head: {
      title: first || place === null ? title : `${title} – ${place}`,
      description: first || place === null ? description : `${place}. ${description}`,
      path: pageHref(path, page),
      // The other cultures have other numbers of games: only the first page stands for the same page in each.
      ...(!first && { alternates: {} }),
      jsonLd: [breadcrumbList(view, crumbs, path), story && providerData(view, provider, story, path), listed],
    },
    alternates,
  }
}
