import { cultures } from '../../../locales/registry.ts'
import { markets } from '../../../markets/registry.ts'
import type { MainCategory } from '../../../shared/content/game.ts'
import { type CultureId, cultureIds } from '../../../shared/site/ids.ts'
import type { GameRecord } from './game-record.ts'
import type { Mechanic } from './themes.ts'

const english = cultureIds.filter((id) => cultures[id].lang === 'en')
const ontario: readonly CultureId[] = ['ca', 'frca']
const swedish: readonly CultureId[] = ['sv']
const all = cultureIds

const without = (...left: CultureId[]): readonly CultureId[] => all.filter((id) => !left.includes(id))

/** Where a mechanic is offered, and under which main category there (rulings 3.3, 3.5, 8). First row that names the culture. */
const rows: Readonly<Record<Mechanic, readonly (readonly [MainCategory, readonly CultureId[]])[]>> = {
  'video-slot': [['slots', all]],
  megaways: [['slots', all]],
  cluster: [['slots', all]],
  'hold-and-win': [['slots', all]],
  'classic-slot': [['slots', all]],
  'jackpot-slot': [['slots', without('de-DE')]],
  'daily-jackpot-slot': [['slots', without('de-DE', 'ca', 'fr-CA', 'es', 'frca')]],
  slingo: [
    ['slots', [...ontario, ...swedish]],
    ['instant_win', without('de-DE')],
  ],
  scratch: [['instant_win', [...english.filter((id) => id !== 'ca'), 'fr-CA']]],
  instant: [['instant_win', without('de-DE', 'sv', ...ontario)]],
  'video-bingo': [['instant_win', ['es', ...english.filter((id) => id !== 'ca')]]],
  bingo: [['bingo', ['en-GB']]],
  roulette: [['casino', without('de-DE')]],
  blackjack: [['casino', without('de-DE')]],
  baccarat: [['casino', without('de-DE')]],
  poker: [['casino', without('de-DE')]],
  // Spain licenses no games of dice: the games that the regulator may license are those that have an order (Ley 13/2011, art. 5).
  dice: [['casino', without('de-DE', 'es')]],
  'live-roulette': liveRows(),
  'live-blackjack': liveRows(),
  'live-baccarat': liveRows(),
  'live-poker': liveRows(),
  'game-show': liveRows(),
}

function liveRows(): readonly (readonly [MainCategory, readonly CultureId[]])[] {
  return [
    ['live_casino', ontario],
    ['casino', without('de-DE')],
  ]
}

/** The main category under which a culture offers the game, or null where it does not. */
export const mainCategoryIn = (game: Pick<GameRecord, 'mechanic'>, culture: CultureId): MainCategory | null =>
  rows[game.mechanic].find(([, cultureList]) => cultureList.includes(culture))?.[0] ?? null

/** Whether the culture's market lets a game's quick spin be shown (rulings 8). */
export const quickSpinIn = (game: GameRecord, culture: CultureId): boolean =>
  game.figures.quickSpin && markets[culture].rules.quickSpin
