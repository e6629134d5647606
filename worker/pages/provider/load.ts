import type { GameCard } from '../../../shared/content/game.ts'
import type { Providers } from '../../../shared/content/provider.ts'
import { gamesOfProvider, providerList } from '../../content/feeds/providers.ts'
import type { LoadContext, Loaded, PageAlternates } from '../../document/page.ts'
import { paramsElsewhere } from '../../parts/alternates.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { type Paging, pageHref, pageNumber, pagingOf } from '../../parts/paging.ts'
import { breadcrumbList, type Crumb, itemList } from '../../seo/json-ld.ts'
import { gameHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'

/** Games on one page of a provider (as categories, rulings 3.7). */
const pageSize = 24

export interface ProviderProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly provider: Providers['providers'][number]
  /** Null where the feed failed and nothing was kept. */
  readonly list: { readonly games: readonly GameCard[]; readonly paging: Paging } | null
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
  const [providers, answer] = await Promise.all([
    content.get(providerList, {}),
    content.get(gamesOfProvider, { provider: key, page, pageSize }),
  ])
  if (providers.value === null) return { kind: 'unavailable' }
  const provider = providers.value.providers.find((other) => other.key === key)
  if (provider === undefined) return { kind: 'notFound' }
  const games = answer.value?.games ?? null
  const total = answer.value?.total ?? 0
  const paging = games && pagingOf(path, { page, pageSize, total, onPage: games.length })
  if (games !== null && paging === null) return { kind: 'notFound' }
  const title = t('provider.title', { provider: provider.name })
  const description = t('provider.description', { provider: provider.name, brand: brand.name })
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
      list: games && paging && { games, paging },
    },
    head: {
      title: page === 1 || place === null ? title : `${title} – ${place}`,
      description: page === 1 || place === null ? description : `${place}. ${description}`,
      path: pageHref(path, page),
      // The other cultures have other numbers of games: only the first page stands for the same page in each.
      ...(page > 1 && { alternates: {} }),
      jsonLd: [breadcrumbList(view, crumbs, path), listed],
    },
    alternates,
  }
}
