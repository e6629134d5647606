import type { RouteKey } from '../routes/table.ts'

/** One entry: the route it leads to and its text in the catalogue's `menu`. */
export interface MenuItem {
  readonly route: RouteKey
  readonly text: string
}

export interface MenuGroup extends MenuItem {
  /** Entries below; the group itself is the first of them. */
  readonly items: readonly MenuItem[]
  /** Reachable from the header in another way: left to the drawer where the bar has no room. */
  readonly spare?: true
}

/** The top menu (spec 2 "Layout"). An item whose route the culture lacks is not shown (rulings 3.8). */
const topMenu = [
  { route: 'home', text: 'home', items: [], spare: true },
  {
    route: 'slots',
    text: 'slots',
    items: [
      { route: 'slots', text: 'allSlots' },
      { route: 'newSlots', text: 'newSlots' },
      { route: 'megaways', text: 'megaways' },
      { route: 'jackpots', text: 'jackpots' },
      { route: 'dailyJackpots', text: 'dailyJackpots' },
      { route: 'slingoSlots', text: 'slingo' },
    ],
  },
  {
    route: 'instantWin',
    text: 'instantWin',
    items: [
      { route: 'instantWin', text: 'allInstantWin' },
      { route: 'instantWinSlingo', text: 'slingo' },
      { route: 'scratchCards', text: 'scratchCards' },
      { route: 'videoBingo', text: 'videoBingo' },
    ],
  },
  {
    route: 'casino',
    text: 'casino',
    items: [
      { route: 'casino', text: 'allCasino' },
      { route: 'roulette', text: 'roulette' },
      { route: 'blackjack', text: 'blackjack' },
      { route: 'otherCasino', text: 'otherCasino' },
      { route: 'casinoGameShows', text: 'gameShows' },
    ],
  },
  {
    route: 'liveCasino',
    text: 'liveCasino',
    items: [
      { route: 'liveCasino', text: 'allLiveCasino' },
      { route: 'liveRoulette', text: 'liveRoulette' },
      { route: 'liveBlackjack', text: 'liveBlackjack' },
      { route: 'liveBaccarat', text: 'liveBaccarat' },
      { route: 'liveGameShows', text: 'gameShows' },
      { route: 'liveGames', text: 'liveGames' },
    ],
  },
  { route: 'bingo', text: 'bingo', items: [] },
  { route: 'promotions', text: 'promotions', items: [], spare: true },
  { route: 'features', text: 'features', items: [], spare: true },
] as const satisfies readonly MenuGroup[]

/** Below the top menu in the drawer (spec 2). */
const bottomMenu = [
  { route: 'responsibleGaming', text: 'responsibleGaming' },
  { route: 'help', text: 'help' },
  { route: 'contact', text: 'contact' },
  { route: 'aboutUs', text: 'aboutUs' },
  { route: 'blog', text: 'blog' },
  { route: 'regulationRequirements', text: 'regulationRequirements' },
  { route: 'payNPlay', text: 'payNPlay' },
] as const satisfies readonly MenuItem[]

/** The footer's links to safer play and rules (spec 2): the licence's, and no brand's choice. */
export const saferPlayMenu = [
  { route: 'responsibleGaming', text: 'responsibleGaming' },
  { route: 'bonusPolicy', text: 'bonusPolicy' },
  { route: 'terms', text: 'terms' },
  { route: 'privacy', text: 'privacy' },
  { route: 'impressum', text: 'impressum' },
  { route: 'juegoAutorizado', text: 'juegoAutorizado' },
] as const satisfies readonly MenuItem[]

/** The footer's two other groups (spec 2). */
const footerMenus = {
  games: [
    { route: 'slots', text: 'slots' },
    { route: 'casino', text: 'casino' },
    { route: 'liveCasino', text: 'liveCasino' },
    { route: 'instantWin', text: 'instantWin' },
    { route: 'bingo', text: 'bingo' },
    { route: 'megaways', text: 'megaways' },
    { route: 'jackpots', text: 'jackpots' },
    { route: 'dailyJackpots', text: 'dailyJackpots' },
  ],
  company: [
    { route: 'aboutUs', text: 'aboutUs' },
    { route: 'promotions', text: 'promotions' },
    { route: 'payments', text: 'payments' },
    { route: 'affiliates', text: 'affiliates' },
    { route: 'help', text: 'help' },
    { route: 'contact', text: 'contact' },
    { route: 'blog', text: 'blog' },
    { route: 'payNPlay', text: 'payNPlay' },
    { route: 'trustlyDirect', text: 'trustlyDirect' },
    { route: 'siteMap', text: 'siteMap' },
  ],
} as const satisfies Readonly<Record<string, readonly MenuItem[]>>

/** A brand's own choice and order of a menu's entries; a menu that it does not name is as above. */
export interface BrandMenus {
  readonly top?: readonly (typeof topMenu)[number]['route'][]
  readonly bottom?: readonly (typeof bottomMenu)[number]['route'][]
  readonly games?: readonly (typeof footerMenus)['games'][number]['route'][]
  readonly company?: readonly (typeof footerMenus)['company'][number]['route'][]
}

const chosen = <Item extends MenuItem>(items: readonly Item[], routes: readonly RouteKey[] | undefined) =>
  routes === undefined ? items : routes.flatMap((route) => items.filter((item) => item.route === route))

/** The menus of a brand. */
export const menusOf = ({ menus = {} }: { readonly menus?: BrandMenus }) => ({
  top: chosen<(typeof topMenu)[number]>(topMenu, menus.top),
  bottom: chosen<(typeof bottomMenu)[number]>(bottomMenu, menus.bottom),
  games: chosen<(typeof footerMenus)['games'][number]>(footerMenus.games, menus.games),
  company: chosen<(typeof footerMenus)['company'][number]>(footerMenus.company, menus.company),
})
