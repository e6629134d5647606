/**
 * The demo that the embedded platform shows: an invented catalogue of games with descriptions in five languages, campaigns,
 * and what the geo and currency services say. Nothing of it is real. It is generated the same each time, by `games/`; editorial
 * content stands as files in `content/`. A platform with data of its own would leave this room away. This file is its public interface:
 * other rooms import nothing else of it.
 */
export { campaigns } from './campaigns.ts'
export { mainCategoryIn, quickSpinIn } from './games/availability.ts'
export { buildGames } from './games/build-games.ts'
export { describerOf } from './games/describe/describe-games.ts'
export { families } from './games/families.ts'
export type { GameRecord } from './games/game-record.ts'
export { badgesOf, groupsIn } from './games/groups.ts'
export { jackpotAt } from './games/jackpot.ts'
export { figuresIn } from './games/market-figures.ts'
export { namedGames } from './games/mix.ts'
export { providers } from './games/providers.ts'
export { searchWords } from './games/search-words/by-language.ts'
export { stakeIn } from './games/stakes.ts'
export { type Mechanic, mechanics, type Theme, themes } from './games/themes.ts'
export { gameWords, wordsOf } from './games/words/by-language.ts'
export { countries, regions } from './geo/countries.ts'
export { rates } from './geo/rates.ts'
export { restrictionOf } from './geo/restrictions.ts'
