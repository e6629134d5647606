import { type BonusTerms, termsCodeOf } from '../../../shared/content/bonus-terms.ts'
import type { GameCard } from '../../../shared/content/game.ts'
import type { Promotion, PromotionCard } from '../../../shared/content/promotion.ts'
import { promotionState } from '../../../shared/content/promotion-state.ts'
import { promotionBySlug, promotionList } from '../../content/feeds/promotions.ts'
import { settings } from '../../content/feeds/texts.ts'
import type { Head } from '../../document/head.tsx'
import type { LoadContext, Loaded, PageAlternates } from '../../document/page.ts'
import { paramsElsewhere } from '../../parts/alternates.ts'
import { loadBonusTerms } from '../../parts/bonus-terms.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { loadPromotionGames } from '../../parts/promotion-games.ts'
import { plainWords } from '../../parts/Words.tsx'
import { breadcrumbList, type Crumb } from '../../seo/json-ld.ts'
import { socialImage } from '../../seo/social-image.ts'
import type { View } from '../../view/view.ts'
import { promotionsOn } from '../promotions/load.ts'

export interface PromotionProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly promotion: Promotion
  /** What the culture calls a bonus code (spec 3 "Per-locale settings"). */
  readonly bonusCodeLabel: string
  /** The whole terms, where its kind of promotion has a code of terms. */
  readonly terms: BonusTerms | null
  readonly others: readonly PromotionCard[]
  /** The games that the others are about. */
  readonly games: ReadonlyMap<string, GameCard>
  readonly now: Date
}

/** Other promotions that the page shows. */
const othersShown = 4

/** Head of a promotion. Where the law keeps offers out of titles and social tags, the neutral name stands there (rulings 8). */
export function promotionHead(view: View, promotion: Promotion): Head {
  return {
    title: plainWords(view, view.market.rules.offersInHead ? promotion.title : promotion.neutralName),
    description: plainWords(view, promotion.description),
    noindex: promotion.state !== 'active',
    image: socialImage(view, promotion.socialImage),
  }
}

/** What the page shows beside the promotion itself; `bust` where its terms are to come from no cache. */
export async function promotionProps(
  context: LoadContext,
  promotion: Promotion,
  bust?: string,
): Promise<PromotionProps> {
  const { view, route, content, now } = context
  const [list, texts, terms] = await Promise.all([
    content.get(promotionList, {}),
    content.get(settings, {}),
    loadBonusTerms(context, termsCodeOf[promotion.kind], bust),
  ])
  const others = promotionsOn(list.value?.promotions ?? [], now)
    .active.filter(({ id }) => id !== promotion.id)
    .slice(0, othersShown)
  return {
    view,
    crumbs: breadcrumbsOf(
      view,
      route,
      plainWords(view, view.market.rules.offersInHead ? promotion.caption : promotion.neutralName),
    ),
    promotion,
    bonusCodeLabel: texts.value?.bonusCodeLabel ?? view.t('promotion.bonusCode'),
    terms,
    others,
    games: await loadPromotionGames(context, others),
    now,
  }
}

/** The promotion's slug in every other culture of the domain, found by its id; null where that culture lacks it. */
const slugsElsewhere = ({ view, content, now }: LoadContext, id: string): Promise<PageAlternates> =>
  paramsElsewhere(view, async (culture) => {
    const list = await content.get(promotionList, {}, culture.id)
    const own = list.value?.promotions.find((card) => card.id === id && promotionState(card, now) !== 'scheduled')
    return own === undefined ? null : { promotionSlug: own.slug }
  })

/** The promotion that had the asked slug before: 301 to its address of today; else 404. */
async function movedPromotion({ view, params, content, now }: LoadContext): Promise<Loaded<never>> {
  const list = await content.get(promotionList, {})
  if (list.state === 'unavailable') return { kind: 'unavailable' }
  const found = list.value?.promotions.find(
    (card) => card.formerSlugs.includes(params.promotionSlug ?? '') && promotionState(card, now) !== 'scheduled',
  )
  const path = found === undefined ? null : view.href('promotion', { promotionSlug: found.slug })
  return path === null ? { kind: 'notFound' } : { kind: 'moved', path }
}

/** One promotion. Expired: 200 and noindex; unknown or not yet begun: 404; not to be had: 503 (rulings 3.10). */
export async function loadPromotion(context: LoadContext): Promise<Loaded<PromotionProps>> {
  const { view, params, content, path, now } = context
  const answer = await content.get(promotionBySlug, { slug: params.promotionSlug ?? '' })
  if (answer.state === 'absent') return movedPromotion(context)
  if (answer.state === 'unavailable') return { kind: 'unavailable' }
  const promotion = { ...answer.value, state: promotionState(answer.value, now) }
  if (promotion.state === 'scheduled') return { kind: 'notFound' }
  const [props, alternates] = await Promise.all([
    promotionProps(context, promotion),
    slugsElsewhere(context, promotion.id),
  ])
  const head = { ...promotionHead(view, promotion), jsonLd: [breadcrumbList(view, props.crumbs, path)] }
  return { kind: 'page', props, head, alternates }
}
