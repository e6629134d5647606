import type { PostCard } from '../../../shared/content/blog.ts'
import type { FeatureCard } from '../../../shared/content/feature.ts'
import type { GameCard, GameFacets } from '../../../shared/content/game.ts'
import type { PromotionCard } from '../../../shared/content/promotion.ts'
import type { VoucherTexts } from '../../../shared/content/voucher.ts'
import { wholeList } from '../../../shared/games/game-filter.ts'
import type { Content } from '../../content/content.ts'
import { latestPosts } from '../../content/feeds/blog.ts'
import { featureList } from '../../content/feeds/features.ts'
import { gameFacets, gamesByGroups } from '../../content/feeds/games.ts'
import { promotionList } from '../../content/feeds/promotions.ts'
import { voucherTexts } from '../../content/feeds/voucher.ts'
import { noQuery } from '../../document/page-query.ts'
import { type HomeExtras, loadHomeExtras } from '../../pages/home/load-extras.ts'
import { loadBanner, type PageBanner } from '../../parts/banner.ts'
import type { View } from '../../view/view.ts'

/** What the parts are shown with: the brand's own content. Null or empty where the culture has none. */
export interface GalleryContent {
  readonly banner: PageBanner | null
  readonly games: readonly GameCard[]
  readonly facets: GameFacets | null
  readonly home: HomeExtras | null
  readonly promotion: PromotionCard | null
  readonly features: readonly FeatureCard[]
  readonly posts: readonly PostCard[]
  readonly voucher: VoucherTexts | null
}

/** Asks for all of it at once. */
export async function loadGallery(view: View, content: Content, now: Date): Promise<GalleryContent> {
  const route = view.edition.routes.byKey.get('home')
  const context = route && { view, route, params: {}, query: noQuery, content, path: '/', now }
  const [banner, home, games, facets, promotions, features, posts, voucher] = await Promise.all([
    context ? loadBanner(context) : null,
    context ? loadHomeExtras(context, view.href('jackpots') === null ? [] : ['jackpots']) : null,
    content.get(gamesByGroups, { groups: ['slots'], limit: 12 }),
    content.get(gameFacets, { group: 'slots', filter: wholeList }),
    content.get(promotionList, {}),
    view.href('features') === null ? null : content.get(featureList, {}),
    view.href('blog') === null ? null : content.get(latestPosts, { limit: 3 }),
    content.get(voucherTexts, {}),
  ])
  return {
    banner,
    home,
    games: games.value?.groups[0]?.games ?? [],
    facets: facets.value,
    promotion: promotions.value?.promotions[0] ?? null,
    features: features?.value?.features.slice(0, 3) ?? [],
    posts: posts?.value?.posts ?? [],
    voucher: voucher.value,
  }
}
