import { wholeList } from '../../../shared/games/game-filter.ts'
import type { CultureRoute, CultureRoutes } from '../../../shared/routes/compile.ts'
import type { ContentType } from '../../../shared/routes/entry.ts'
import type { RouteParams } from '../../../shared/routes/pattern.ts'
import type { Content } from '../../content/content.ts'
import { latestPosts } from '../../content/feeds/blog.ts'
import { featureList } from '../../content/feeds/features.ts'
import { gamesForGroups } from '../../content/feeds/games.ts'
import { landing, restrictedCountries } from '../../content/feeds/pages.ts'
import { paymentOptions } from '../../content/feeds/payments.ts'
import { promotionList } from '../../content/feeds/promotions.ts'
import { providerList } from '../../content/feeds/providers.ts'

type Sample = (content: Content, route: CultureRoute, routes: CultureRoutes) => Promise<RouteParams | null>

/** Landing pages stand in no list: the one for new players goes by one of these names. */
const landingSlugs = ['welcome', 'willkommen', 'bienvenida', 'bienvenue', 'valkommen']

const post: Sample = async (content) => {
  const first = (await content.get(latestPosts, { limit: 1 })).value?.posts[0]
  return first ? { tagSlug: first.tag.slug, postSlug: first.slug } : null
}

/** One real item of each type of route with a parameter: from the feed that its page lists it by. */
const samples: Partial<Readonly<Record<ContentType, Sample>>> = {
  game: async (content, route, { byKey }) => {
    const group = route.parent === null ? undefined : byKey.get(route.parent)?.entry.gameGroup
    if (group === undefined) return null
    const { value } = await content.get(gamesForGroups, { group, filter: wholeList, page: 1, pageSize: 24 })
    const first = value?.games[0]
    return first ? { gameSlug: first.slug } : null
  },
  promotion: async (content) => {
    const first = (await content.get(promotionList, {})).value?.promotions[0]
    return first ? { promotionSlug: first.slug } : null
  },
  feature: async (content) => {
    const first = (await content.get(featureList, {})).value?.features[0]
    return first ? { featureSlug: first.slug } : null
  },
  provider: async (content) => {
    const first = (await content.get(providerList, {})).value?.providers[0]
    return first ? { providerKey: first.key } : null
  },
  payment: async (content, route, { byKey }) => {
    const fixed = new Set(
      [...byKey.values()].flatMap((other) =>
        other.available && other.entry.masterRoute === route.key ? Object.values(other.fixedParams) : [],
      ),
    )
    const { value } = await content.get(paymentOptions, {})
    const first = value?.find(({ has_info, slug }) => has_info && !fixed.has(slug))
    return first ? { paymentSlug: first.slug } : null
  },
  restricted: async (content) => {
    const first = (await content.get(restrictedCountries, {})).value?.countries[0]
    return first ? { countrySlug: first.slug } : null
  },
  landing: async (content) => {
    const found = await Promise.all(
      landingSlugs.map(async (slug) => ((await content.get(landing, { slug })).state === 'found' ? [slug] : [])),
    )
    const [lpSlug] = found.flat()
    return lpSlug === undefined ? null : { lpSlug }
  },
  blogTag: post,
  blogPost: post,
}

/** Parameters of an address of the route that exists; null where the culture has no item of its type. */
export async function sampleParams(
  content: Content,
  route: CultureRoute,
  routes: CultureRoutes,
): Promise<RouteParams | null> {
  if (route.paramNames.length === 0) return {}
  return (await samples[route.entry.contentType]?.(content, route, routes)) ?? null
}
