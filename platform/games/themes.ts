/** The themes a game can have: what its art shows and its description speaks of. */
export const themes = [
  'egypt', 'norse', 'fishing', 'desert', 'genie', 'fruit', 'gems', 'west', 'ocean', 'dragons',
  'jungle', 'candy', 'olympus', 'gothic', 'space', 'pirates', 'clover', 'aztec', 'samurai', 'farm',
  'winter', 'music', 'mystery', 'savanna', 'carnival', 'garden', 'circus', 'alchemy', 'skyline', 'voyage',
] as const
export type Theme = (typeof themes)[number]

/** What kind of game it is: decides its groups, its figures and the composition of its art. */
export const mechanics = [
  'video-slot', 'megaways', 'cluster', 'hold-and-win', 'classic-slot', 'jackpot-slot', 'daily-jackpot-slot',
  'slingo', 'scratch', 'instant', 'video-bingo', 'bingo',
  'roulette', 'blackjack', 'baccarat', 'poker', 'dice',
  'live-roulette', 'live-blackjack', 'live-baccarat', 'live-poker', 'game-show',
] as const
export type Mechanic = (typeof mechanics)[number]
