import type { MotifName } from '../../drawing/motifs/all.ts'
import type { Mechanic } from '../demo/demo.ts'
import type { Composition } from './composition.ts'

/** How games of a mechanic are shown: their compositions, and the motifs that stand before the theme's. */
interface Family {
  compositions: readonly [Composition, Composition, Composition, Composition, Composition, ...Composition[]]
  heroes: readonly MotifName[]
}

const table = ['table', 'diamond', 'slash', 'closeup', 'hero', 'marquee', 'crest'] as const
const live = ['table', 'duo', 'trio', 'slash', 'medallion', 'marquee'] as const
const cards = ['acecards', 'kingcard', 'spade'] as const

export const families: Readonly<Record<Mechanic, Family>> = {
  'video-slot': {
    compositions: [
      'hero',
      'medallion',
      'duo',
      'horizon',
      'trio',
      'closeup',
      'crest',
      'window',
      'slash',
      'pattern',
      'diamond',
    ],
    heroes: [],
  },
  megaways: { compositions: ['towers', 'hero', 'closeup', 'slash', 'window', 'duo'], heroes: [] },
  cluster: { compositions: ['pattern', 'medallion', 'trio', 'hero', 'diamond', 'closeup'], heroes: [] },
  'hold-and-win': { compositions: ['ring', 'medallion', 'trio', 'hero', 'crest', 'slash'], heroes: [] },
  'classic-slot': { compositions: ['reels', 'marquee', 'hero', 'trio', 'pattern', 'reels'], heroes: [] },
  'jackpot-slot': { compositions: ['marquee', 'crest', 'ring', 'trio', 'duo', 'closeup'], heroes: [] },
  'daily-jackpot-slot': { compositions: ['ring', 'marquee', 'medallion', 'duo', 'horizon', 'diamond'], heroes: [] },
  slingo: { compositions: ['duo', 'slash', 'hero', 'trio', 'closeup', 'diamond'], heroes: ['slingogrid'] },
  scratch: { compositions: ['duo', 'slash', 'hero', 'closeup', 'trio', 'marquee'], heroes: ['scratchcard'] },
  instant: {
    compositions: ['hero', 'slash', 'closeup', 'duo', 'medallion', 'diamond'],
    heroes: ['plane', 'bomb', 'safe', 'coin'],
  },
  'video-bingo': {
    compositions: ['duo', 'trio', 'marquee', 'slash', 'pattern', 'closeup'],
    heroes: ['bingocard', 'bingoball'],
  },
  bingo: {
    compositions: ['hero', 'duo', 'medallion', 'trio', 'closeup', 'pattern'],
    heroes: ['bingocage', 'bingoball', 'bingocard'],
  },
  roulette: { compositions: table, heroes: ['roulettewheel', 'rouletteside'] },
  blackjack: { compositions: table, heroes: ['acecards', 'spade', 'chipstack'] },
  baccarat: { compositions: table, heroes: ['shoe', 'kingcard', 'chip'] },
  poker: { compositions: table, heroes: ['pokerchiphand', 'chipstack', 'heart'] },
  dice: { compositions: table, heroes: ['dice', 'chip'] },
  'live-roulette': { compositions: live, heroes: ['roulettewheel', 'rouletteside', 'croupier', 'dealer'] },
  'live-blackjack': { compositions: live, heroes: ['croupier', 'dealer', ...cards] },
  'live-baccarat': { compositions: live, heroes: ['croupier', 'dealer', 'kingcard', 'shoe'] },
  'live-poker': { compositions: live, heroes: ['croupier', 'dealer', 'pokerchiphand', 'chipstack'] },
  'game-show': {
    compositions: ['hero', 'marquee', 'trio', 'slash', 'closeup', 'duo'],
    heroes: ['fortunewheel', 'showstage', 'presenter'],
  },
}
