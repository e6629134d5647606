// Data: addresses of earlier versions of the sites, one row each.
import type { CultureId } from '../site/ids.ts'
import type { CultureRoute, CultureRoutes } from './compile.ts'
import { fillPath, matchPattern, type RouteParams } from './pattern.ts'
import type { RouteKey } from './table.ts'

/** An old address: `from` has no culture prefix; `{name}` is a parameter of the target. */
export interface RedirectRow {
  readonly from: string
  /** Where it leads: the first of these that the culture has; none of them: the address stays unknown. */
  readonly to: readonly [RouteKey, ...RouteKey[]]
  /** Only these cultures ever had the address; every one when absent. */
  readonly cultures?: readonly CultureId[]
}

const rows = [
  { from: '/home/', to: ['home'] },
  { from: '/index.html/', to: ['home'] },
  { from: '/index.php/', to: ['home'] },
  { from: '/default.aspx/', to: ['home'] },
  { from: '/games/', to: ['slots'] },
  { from: '/games/{gameSlug}/', to: ['slotsGame'] },
  { from: '/game/{gameSlug}/', to: ['slotsGame'] },
  { from: '/online-slots/', to: ['slots'] },
  { from: '/slot-games/', to: ['slots'] },
  { from: '/new-slots/', to: ['newSlots'] },
  { from: '/new-games/', to: ['newSlots'] },
  { from: '/megaways/', to: ['megaways'] },
  { from: '/jackpots/', to: ['jackpots'] },
  { from: '/daily-jackpots/', to: ['dailyJackpots', 'jackpots'] },
  { from: '/slingo/', to: ['slingoSlots', 'instantWinSlingo'] },
  { from: '/scratchcards/', to: ['scratchCards'] },
  { from: '/scratch-cards/', to: ['scratchCards'] },
  { from: '/table-games/', to: ['casino'] },
  { from: '/roulette/', to: ['roulette'] },
  { from: '/blackjack/', to: ['blackjack'] },
  { from: '/live/', to: ['liveCasino', 'casino'] },
  { from: '/game-shows/', to: ['liveGameShows', 'casinoGameShows'] },
  { from: '/offers/', to: ['promotions'] },
  { from: '/bonuses/', to: ['promotions'] },
  { from: '/banking/', to: ['payments'] },
  { from: '/payments/', to: ['payments'] },
  { from: '/faq/', to: ['help'] },
  { from: '/support/', to: ['help'] },
  { from: '/contact-us/', to: ['contact'] },
  { from: '/about/', to: ['aboutUs'] },
  { from: '/privacy-policy/', to: ['privacy'] },
  { from: '/terms-and-conditions/', to: ['terms'] },
  { from: '/bonus-terms/', to: ['bonusPolicy'] },
  { from: '/responsible-gambling/', to: ['responsibleGaming'] },
  { from: '/safer-gambling/', to: ['responsibleGaming'] },
  { from: '/vip-club/', to: ['vip'] },
  { from: '/mobile/', to: ['mobileApp'] },
  { from: '/app/', to: ['mobileApp'] },
  { from: '/news/', to: ['blog'] },
  { from: '/sitemap/', to: ['siteMap'] },
  { from: '/spielautomaten/', to: ['slots'], cultures: ['de-DE'] },
  { from: '/aktionen/', to: ['promotions'], cultures: ['de-DE'] },
  { from: '/zahlungsmethoden/', to: ['payments'], cultures: ['de-DE'] },
  { from: '/hilfe/', to: ['help'], cultures: ['de-DE'] },
  { from: '/kontakt/', to: ['contact'], cultures: ['de-DE', 'sv'] },
  { from: '/datenschutz/', to: ['privacy'], cultures: ['de-DE'] },
  { from: '/agb/', to: ['terms'], cultures: ['de-DE'] },
  { from: '/verantwortungsvolles-spielen/', to: ['responsibleGaming'], cultures: ['de-DE'] },
  { from: '/tragaperras/', to: ['slots'], cultures: ['es'] },
  { from: '/ruleta/', to: ['roulette'], cultures: ['es'] },
  { from: '/promociones/', to: ['promotions'], cultures: ['es'] },
  { from: '/metodos-de-pago/', to: ['payments'], cultures: ['es'] },
  { from: '/ayuda/', to: ['help'], cultures: ['es'] },
  { from: '/privacidad/', to: ['privacy'], cultures: ['es'] },
  { from: '/terminos-y-condiciones/', to: ['terms'], cultures: ['es'] },
  { from: '/juego-responsable/', to: ['responsibleGaming'], cultures: ['es'] },
  { from: '/spelautomater/', to: ['slots'], cultures: ['sv'] },
  { from: '/kampanjer/', to: ['promotions'], cultures: ['sv'] },
  { from: '/hjalp/', to: ['help'], cultures: ['sv'] },
  { from: '/villkor/', to: ['terms'], cultures: ['sv'] },
  { from: '/spelansvar/', to: ['responsibleGaming'], cultures: ['sv'] },
  { from: '/machines-a-sous/', to: ['slots'], cultures: ['fr-CA', 'frca'] },
  { from: '/aide/', to: ['help'], cultures: ['fr-CA', 'frca'] },
  { from: '/confidentialite/', to: ['privacy'], cultures: ['fr-CA', 'frca'] },
  { from: '/modalites/', to: ['terms'], cultures: ['fr-CA', 'frca'] },
  { from: '/jeu-responsable/', to: ['responsibleGaming'], cultures: ['fr-CA', 'frca'] },
] as const satisfies readonly RedirectRow[]

/**
 * Old addresses → routes (quality 6.1), answered with one 301 to the canonical address, query kept. A route of the table
 * always comes first. *Assumed*: the addresses are those that such sites commonly had before; add a row for each that a
 * brand's log of missing pages shows.
 */
export const redirectRows: readonly RedirectRow[] = rows

/** The route that an old address leads to in a culture, with its canonical path; null where there is none. */
export function redirectOf(
  routes: CultureRoutes,
  culture: CultureId,
  path: string,
): { readonly route: CultureRoute; readonly params: RouteParams; readonly path: string } | null {
  for (const row of redirectRows) {
    if (row.cultures && !row.cultures.includes(culture)) continue
    const params = matchPattern(row.from, path)
    if (params === null) continue
    const route = row.to.map((key) => routes.byKey.get(key)).find((target) => target?.available)
    if (route) return { route, params, path: fillPath(route, params) }
  }
  return null
}
