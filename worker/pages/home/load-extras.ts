import type { Banner } from '../../../shared/content/banner.ts'
import type { GameExtended, GameGroup } from '../../../shared/content/game.ts'
import type { Jackpots } from '../../../shared/content/jackpots.ts'
import type { PromotionCard } from '../../../shared/content/promotion.ts'
import type { Winners } from '../../../shared/content/winners.ts'
import { homeBanners } from '../../content/feeds/banners.ts'
import { gameExtended } from '../../content/feeds/games.ts'
import { dailyJackpots, jackpots } from '../../content/feeds/jackpots.ts'
import { promotionsOfHome } from '../../content/feeds/promotions.ts'
import { settings } from '../../content/feeds/texts.ts'
import { winners } from '../../content/feeds/winners.ts'
import type { LoadContext } from '../../document/page.ts'
import { type JackpotDropData, loadJackpotDrop } from '../../parts/jackpot-drop.ts'
import type { View } from '../../view/view.ts'
import { promotionsOn } from '../promotions/load.ts'

/** Winners and daily jackpots that home shows. */
const shown = { winners: 6, jackpots: 9 } as const

const none: Jackpots['jackpots'] = []

/** What home shows beside its groups; each part is empty or null where the culture has none or its feed failed. */
export interface HomeExtras {
  readonly featured: { readonly title: string; readonly game: GameExtended } | null
  readonly promotions: readonly PromotionCard[]
  readonly winners: Winners['winners']
  /** What the band of jackpots shows: all, where home has a group of them, else those of each day. */
  readonly jackpots: { readonly group: GameGroup; readonly list: Jackpots['jackpots'] }
  readonly drop: JackpotDropData | null
  readonly banners: readonly { readonly banner: Banner; readonly href: string }[]
  readonly now: Date
}

/** The page whose banner a section is: where a banner of home leads. */
function sectionHref(view: View, section: string): string | null {
  const route = view.edition.routes.bySection.get(section)
  return route === undefined ? null : view.href(route.key)
}

/** The featured game of the culture's settings with its title (rulings 9). */
async function loadFeatured({ content }: LoadContext): Promise<HomeExtras['featured']> {
  const texts = (await content.get(settings, {})).value
  if (texts === null || texts.featuredGame === '') return null
  const game = (await content.get(gameExtended, { slug: texts.featuredGame })).value
  return game && { title: texts.featuredTitle, game }
}

/** Banners after the first, which stands at the top of the page, with the pages they lead to. */
async function loadBanners({ view, content }: LoadContext): Promise<HomeExtras['banners']> {
  const { value } = await content.get(homeBanners, {})
  return (value?.banners ?? []).slice(1).flatMap((banner) => {
    const href = sectionHref(view, banner.sectionCode)
    const linked = banner.sectionCode !== 'promotions' || view.market.rules.promotionLinks
    return href === null || !linked ? [] : [{ banner, href }]
  })
}

/** The jackpots of home's band. */
async function loadJackpots({ view, content }: LoadContext, inGroups: boolean): Promise<HomeExtras['jackpots']> {
  const { jackpots: limit } = shown
  if (inGroups) return { group: 'jackpots', list: (await content.get(jackpots, { limit })).value?.jackpots ?? none }
  const hasDaily = view.href('dailyJackpots') !== null
  const daily = hasDaily ? await content.get(dailyJackpots, { limit }) : null
  return { group: 'daily_jackpots', list: daily?.value?.jackpots ?? none }
}

export async function loadHomeExtras(context: LoadContext, groups: readonly GameGroup[]): Promise<HomeExtras> {
  const { view, content, now } = context
  const [featured, promotions, won, band, drop, banners] = await Promise.all([
    loadFeatured(context),
    view.market.rules.promotionLinks ? content.get(promotionsOfHome, {}) : null,
    content.get(winners, { limit: shown.winners }),
    loadJackpots(context, groups.includes('jackpots')),
    loadJackpotDrop(context),
    loadBanners(context),
  ])
  return {
    featured,
    promotions: promotionsOn(promotions?.value?.promotions ?? [], now).active,
    winners: won.value?.winners ?? [],
    jackpots: band,
    drop,
    banners,
    now,
  }
}
