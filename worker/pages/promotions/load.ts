import type { GameCard } from '../../../shared/content/game.ts'
import type { PromotionCard } from '../../../shared/content/promotion.ts'
import { promotionState } from '../../../shared/content/promotion-state.ts'
import { promotionList } from '../../content/feeds/promotions.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { loadBanner, type PageBanner } from '../../parts/banner.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { heroPreloads } from '../../parts/Hero.tsx'
import { loadPageText, type PageText } from '../../parts/page-text.ts'
import { loadPromotionGames } from '../../parts/promotion-games.ts'
import { plainWords } from '../../parts/Words.tsx'
import { breadcrumbList, type Crumb, itemList } from '../../seo/json-ld.ts'
import type { View } from '../../view/view.ts'

export interface PromotionsProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly banner: PageBanner | null
  readonly text: PageText
  /** Null where the feed failed and nothing was kept. */
  readonly promotions: { readonly active: readonly PromotionCard[]; readonly expired: readonly PromotionCard[] } | null
  readonly games: ReadonlyMap<string, GameCard>
  readonly now: Date
}

/** Active and expired promotions as of `now`: what a kept list says of a state may be a day old. Scheduled ones are left out. */
export function promotionsOn(cards: readonly PromotionCard[], now: Date): NonNullable<PromotionsProps['promotions']> {
  const dated = cards.map((card) => ({ ...card, state: promotionState(card, now) }))
  return {
    active: dated.filter(({ state }) => state === 'active'),
    expired: dated.filter(({ state }) => state === 'expired'),
  }
}

/** All promotions, the expired ones apart (spec 2). */
export async function loadPromotions(context: LoadContext): Promise<Loaded<PromotionsProps>> {
  const { view, route, content, path, now } = context
  const [answer, text, banner] = await Promise.all([
    content.get(promotionList, {}),
    loadPageText(context),
    loadBanner(context),
  ])
  const crumbs = breadcrumbsOf(view, route, text.heading)
  const promotions = answer.value === null ? null : promotionsOn(answer.value.promotions, now)
  const games = await loadPromotionGames(context, promotions?.active ?? [])
  const listed = (promotions?.active ?? []).flatMap((card) => {
    const href = view.href('promotion', { promotionSlug: card.slug })
    const name = plainWords(view, view.market.rules.offersInHead ? card.caption : card.neutralName)
    return href === null ? [] : [{ name, href }]
  })
  return {
    kind: 'page',
    props: { view, crumbs, banner, text, promotions, games, now },
    head: {
      title: text.title,
      description: text.description,
      preloads: heroPreloads(view, banner),
      jsonLd: [breadcrumbList(view, crumbs, path), itemList(view, text.heading, listed)],
    },
  }
}
