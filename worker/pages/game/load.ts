import type { GameBanner } from '../../../shared/content/banner.ts'
import type { GameExtended } from '../../../shared/content/game.ts'
import type { ProviderStory } from '../../../shared/content/provider.ts'
import { gamePaths, gameRouteOf } from '../../../shared/routes/game-category.ts'
import { gameBanner } from '../../content/feeds/banners.ts'
import { gameExtended } from '../../content/feeds/games.ts'
import { storyOfProvider } from '../../content/feeds/providers.ts'
import { categoryText } from '../../content/feeds/texts.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { breadcrumbList, type Crumb, game as gameData } from '../../seo/json-ld.ts'
import { socialImage } from '../../seo/social-image.ts'
import { gameHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'

export interface GameProps {
  readonly view: View
  readonly game: GameExtended
  readonly crumbs: readonly Crumb[]
  /** The game's banner, or null where it could not be had (rulings 9). */
  readonly banner: GameBanner | null
  /** What is told of its provider; null where nobody did, or it could not be had. */
  readonly maker: ProviderStory | null
}

/**
 * A game page. Unknown: 404. Known, but its canonical address is another (its main category's): one 301 to it
 * (rulings 3.5). Neither kept nor fetchable: 503 (rulings 3.10).
 */
export async function loadGame({ view, route, params, content, path }: LoadContext): Promise<Loaded<GameProps>> {
  const slug = params.gameSlug ?? ''
  const answer = await content.get(gameExtended, { slug })
  if (answer.state === 'absent') return { kind: 'notFound' }
  if (answer.state === 'unavailable') return { kind: 'unavailable' }
  const game = answer.value
  const canonical = gameHref(view, game)
  if (canonical === null) return { kind: 'notFound' }
  const group = route.parent ? view.edition.routes.byKey.get(route.parent)?.entry.gameGroup : undefined
  if (canonical !== path && !(group && game.groups.includes(group))) return { kind: 'moved', path: canonical }
  const { t, brand, edition, site } = view
  const category = edition.routes.byKey.get(gameRouteOf(edition, game.mainCategory) ?? route.key)?.parent
  const [text, banner, maker] = await Promise.all([
    category ? content.get(categoryText, { routeKey: category }) : null,
    content.get(gameBanner, { slug }),
    content.get(storyOfProvider, { provider: game.provider.key }),
  ])
  // An API that does not say where a game is offered leaves it to the route's own cultures.
  const paths = Object.keys(game.offered).length === 0 ? null : gamePaths(site.editions, slug, game.offered)
  const crumbs = breadcrumbsOf(view, route, game.name)
  return {
    kind: 'page',
    props: { view, game, crumbs, banner: banner.value, maker: maker.value },
    head: {
      title: t('gamePage.title', { name: game.name, provider: game.provider.name }),
      description: t('gamePage.description', { name: game.name, provider: game.provider.name, brand: brand.name }),
      path: canonical,
      ...(paths !== null && { alternates: paths }),
      image: socialImage(view, text?.value?.socialImage),
      jsonLd: [breadcrumbList(view, crumbs, canonical), gameData(view, game, canonical)],
      of: [game, text?.value ?? null, route],
    },
    alternates: Object.fromEntries(
      site.editions.flatMap(({ culture: { id } }) => (paths && paths[id] === undefined ? [[id, null]] : [])),
    ),
  }
}
