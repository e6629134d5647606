import { describe, expect, it } from 'vitest'
import { cultures } from '../../locales/registry.ts'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { descriptionTexts } from '../../platform/demo/games/describe/by-language.ts'
import { describerOf } from '../../platform/demo/games/describe/describe-games.ts'
import { planDescriptions } from '../../platform/demo/games/describe/plan.ts'
import type { GameRecord } from '../../platform/demo/games/game-record.ts'
import { groupsIn } from '../../platform/demo/games/groups.ts'
import { providers } from '../../platform/demo/games/providers.ts'
import { gameWords } from '../../platform/demo/games/words/by-language.ts'
import { type CultureId, cultureIds } from '../../shared/site/ids.ts'
import { literally } from './support/literally.ts'

/** So many games in a row are read in one sitting. */
const sitting = 30
const games = buildGames(1200)
const describeGame = describerOf(games)
const studios = new Map(providers.map(({ key, name }) => [key, name]))

/** A text's sentences without names, numbers and the word for the theme: what a reader recognises when it comes again. */
function skeletonsOf(game: GameRecord, culture: CultureId): string[] {
  const { lang } = cultures[culture]
  const { summary, html } = describeGame(game, culture)
  const numerals = Object.values(descriptionTexts[lang].numerals).join('|')
  const own = [game.name, studios.get(game.provider) ?? '', gameWords[lang].themes[game.theme]].map(literally).join('|')
  return [summary, ...html.replaceAll('&amp;', '&').split('\n')].flatMap((text) =>
    text
      .replace(/<[^>]+>/g, '')
      .replace(new RegExp(`(?:${own})`, 'giu'), '•')
      .replace(new RegExp(`(?<!\\p{L})(?:${numerals}|\\d[\\d.,\\u00a0\\u202f]*)(?!\\p{L})`, 'giu'), '#')
      .split(/(?<=[.!?]) (?=[¿¡•#\p{Lu}])/u),
  )
}

/** Sentences that stand in more than two games of a sitting, and pairs in a sitting that share three or more. */
function repeatedIn(list: readonly GameRecord[], said: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const faults: string[] = []
  const uses = new Map<string, number[]>()
  for (const [at, game] of list.entries()) {
    const own = said.get(game.slug) ?? new Set()
    const sharedWith = new Map<number, number>()
    for (const sentence of own) {
      const known = uses.get(sentence) ?? []
      const near = known.filter((place) => at - place < sitting)
      if (near.length >= 2) faults.push(`${game.slug}: "${sentence}" for the third time`)
      for (const place of near) sharedWith.set(place, (sharedWith.get(place) ?? 0) + 1)
      uses.set(sentence, [...near, at])
    }
    for (const [place, count] of sharedWith) {
      if (count >= 3) faults.push(`${game.slug} shares ${count} sentences with ${list[place]?.slug}`)
    }
  }
  return faults
}

describe('descriptions of neighbours', () => {
  it.each(cultureIds)(
    'repeat no sentence more than twice among 30 games of any list of %s, and no two share three',
    (culture) => {
      const { offered, groups } = groupsIn(games, culture)
      const said = new Map(offered.map((game) => [game.slug, new Set(skeletonsOf(game, culture))]))
      const lists = new Map<string, GameRecord[]>([['all', offered], ...groups])
      const faults = [...lists].flatMap(([key, list]) => repeatedIn(list, said).map((fault) => `${key}: ${fault}`))
      expect(faults).toEqual([])
    },
  )

  it.each(['en', 'fr', 'de', 'es', 'sv'] as const)(
    'head a game in %s by another picture than the scene below shows',
    (lang) => {
      const long = (text = ''): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
      const plans = [...planDescriptions(games, lang, new Set())]
      const again = plans.filter(([, { lead, opening, detail }]) => {
        const scene = [...long(opening), ...long(detail)]
        return long(lead).some((word) => scene.includes(word))
      })
      expect(again.length).toBeLessThan(plans.length / 50)
    },
  )

  it('do not depend on the order in which games are made', () => {
    const backwards = describerOf(games.toReversed())
    const differ = groupsIn(games, 'sv').offered.filter(
      (game) => JSON.stringify(backwards(game, 'sv')) !== JSON.stringify(describeGame(game, 'sv')),
    )
    expect(differ.map(({ slug }) => slug)).toEqual([])
  })
})
