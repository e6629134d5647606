import { describe, expect, it } from 'vitest'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { apartFrom } from '../../platform/demo/games/describe/apart.ts'
import { descriptionTexts } from '../../platform/demo/games/describe/by-language.ts'
import { planDescriptions } from '../../platform/demo/games/describe/plan.ts'
import type { Lang } from '../../shared/site/culture.ts'

const games = buildGames(1200)
const languages = ['en', 'fr', 'de', 'es', 'sv'] as const satisfies readonly Lang[]

/** Every string of a language's tables. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

describe('what contradicts or repeats each other', () => {
  it.each(languages)('stands in %s on no page together, and every page has all it needs', (lang) => {
    const { apart, mechanics, other } = descriptionTexts[lang]
    const faults: string[] = []
    const plans = planDescriptions(games, lang, new Set())
    for (const game of games) {
      const plan = plans.get(game.slug)
      if (plan === undefined) continue
      for (const part of ['opening', 'lead', 'kind', 'round', 'twist', 'figure', 'closing'] as const)
        if (plan[part] === undefined) faults.push(`${game.name} has no ${part}`)
      const starts = (mechanics[game.mechanic] ?? other)?.starts ?? []
      const start = starts.find((text) => plan.round?.startsWith(text)) ?? ''
      const { round, ...rest } = plan
      const said = [...Object.values(rest), start, (round ?? '').slice(start.length)]
      for (const [at, text] of said.entries())
        for (const words of apartFrom(text, apart))
          for (const later of said.slice(at + 1)) if (words.test(later)) faults.push(`${game.name}: ${text} ${later}`)
    }
    expect(faults).toEqual([])
    expect(plans.size).toBeGreaterThan(0)
  })

  it.each(languages)('is named in %s by words that the tables have', (lang) => {
    const texts = stringsIn(descriptionTexts[lang])
    const unknown = descriptionTexts[lang].apart.flat().filter((words) => !texts.some((text) => words.test(text)))
    expect(unknown).toEqual([])
  })
})
