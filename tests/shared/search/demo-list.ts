import { buildGames } from '../../../platform/demo/games/build-games.ts'
import type { GameRecord } from '../../../platform/demo/games/game-record.ts'
import { providers } from '../../../platform/demo/games/providers.ts'
import { searchWords } from '../../../platform/demo/games/search-words/by-language.ts'
import { mechanics, themes } from '../../../platform/demo/games/themes.ts'
import { gameWords } from '../../../platform/demo/games/words/by-language.ts'
import { contentHash } from '../../../scripts/build/client.ts'
import type { SearchListSource } from '../../../shared/search/list.ts'
import type { Lang } from '../../../shared/site/culture.ts'

/** The demo's games, the most popular first, and the list that search makes of them in a language. */
export function demoList(count: number, lang: Lang): { games: readonly GameRecord[]; list: SearchListSource } {
  const games = buildGames(count).sort((one, other) => other.popularity - one.popularity)
  const list = {
    names: games.map(({ name }) => name),
    slugs: games.map(({ slug }) => slug),
    // A tile's file is named by the hash of its bytes, which no packing makes shorter.
    images: games.map(({ slug }) => `/img/games/${slug}.${contentHash(slug)}.svg`),
    providers: providers.map(({ name }) => ({ name })),
    themes: themes.map((key) => ({ name: gameWords[lang].themes[key], words: searchWords[lang].themes[key] })),
    mechanics: mechanics.map((key) => ({
      name: gameWords[lang].mechanics[key],
      words: searchWords[lang].mechanics[key],
    })),
    categories: [
      { name: 'Slots', address: '/slots/*/' },
      { name: 'Casino', address: '/casino/*/' },
    ],
    providerOf: games.map(({ provider }) => providers.findIndex(({ key }) => key === provider)),
    themeOf: games.map(({ theme }) => themes.indexOf(theme)),
    mechanicOf: games.map(({ mechanic }) => mechanics.indexOf(mechanic)),
    categoryOf: games.map(({ mechanic }) => (mechanic.includes('slot') ? 0 : 1)),
  }
  return { games, list }
}
