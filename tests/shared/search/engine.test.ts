import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameRecord } from '../../../platform/demo/games/game-record.ts'
import { createSearch } from '../../../shared/search/engine.ts'
import type { Lang } from '../../../shared/site/culture.ts'
import { demoList } from './demo-list.ts'

const count = 1200
const made = new Map<Lang, { games: readonly GameRecord[]; find: (text: string) => readonly GameRecord[] }>()
const inLanguage = (lang: Lang) => {
  const known = made.get(lang)
  if (known) return known
  const { games, list } = demoList(count, lang)
  const places = createSearch(list)
  const find = (text: string) => places(text).flatMap((at) => games[at] ?? [])
  made.set(lang, { games, find })
  return { games, find }
}
const { games, find } = inLanguage('en')
const first = (text: string) => find(text)[0]?.name

describe('what a person means is found', () => {
  test.each([
    ['book of dead', 'Book of Dead'],
    ['bok of ded', 'Book of Dead'],
    ['the book of dead', 'Book of Dead'],
    ['dead book', 'Book of Dead'],
    ['tohr', 'Thor'],
    ['thro', 'Thor'],
    ['THOR', 'Thor'],
    ['thör', 'Thor'],
    ['bonnanza', 'Big Bass Bonanza'],
    ['sahara cash', 'Sahara Riches Cash Collect'],
  ])('"%s" finds %s first', (text, name) => {
    expect(first(text)).toBe(name)
  })

  test('a theme by its name and by what it shows', () => {
    for (const text of ['egypt', 'pharaoh', 'pyramids', 'cleopatra'])
      expect(find(text).filter(({ theme }) => theme === 'egypt').length, text).toBeGreaterThan(30)
  })

  test('a mechanic by its name, misspelt too, and by what it does', () => {
    for (const text of ['megaways', 'megawyas', 'megaway'])
      expect(
        find(text)
          .slice(0, 50)
          .every(({ mechanic }) => mechanic === 'megaways'),
        text,
      ).toBe(true)
    expect(new Set(find('cascades').map(({ mechanic }) => mechanic))).toEqual(new Set(['cluster', 'megaways']))
    expect(
      find('scratchcard')
        .slice(0, 20)
        .every(({ mechanic }) => mechanic === 'scratch'),
    ).toBe(true)
    expect(
      find('blakjack')
        .slice(0, 20)
        .every(({ mechanic }) => mechanic.includes('blackjack')),
    ).toBe(true)
  })

  test('a number: 777 means the games of sevens', () => {
    expect(find('777').length).toBeGreaterThan(10)
    expect(find('777').every(({ mechanic }) => mechanic === 'classic-slot')).toBe(true)
    expect(
      find('21')
        .slice(0, 20)
        .every(({ mechanic }) => mechanic.includes('blackjack')),
    ).toBe(true)
  })

  test('a provider, and a provider’s games of a theme', () => {
    expect(find('blue heron').filter(({ provider }) => provider === 'blue-heron').length).toBe(
      games.filter(({ provider }) => provider === 'blue-heron').length,
    )
    for (const { provider, theme } of find('driftline egypt')) expect([provider, theme]).toEqual(['driftline', 'egypt'])
  })

  test('every game by its whole name, first of all', () => {
    for (const { name } of games) expect(first(name)).toBe(name)
  })

  test('among games that fit alike the popular ones come first', () => {
    const slots = find('video slot')
    const popularity = slots.slice(0, 10).map((game) => game.popularity)
    expect(popularity).toEqual([...popularity].sort((one, other) => other - one))
  })
})

describe('each language has its own words for themes and mechanics', () => {
  test.each<readonly [Lang, string, string]>([
    ['fr', 'égypte', 'egypt'],
    ['fr', 'pharaon', 'egypt'],
    ['fr', 'grattage', 'scratch'],
    ['fr', 'cascades', 'cluster'],
    ['de', 'Ägypten', 'egypt'],
    ['de', 'wikinger', 'norse'],
    ['de', 'rubbellos', 'scratch'],
    ['de', 'kaskaden', 'cluster'],
    ['es', 'egipto', 'egypt'],
    ['es', 'vikingos', 'norse'],
    ['es', 'rasca y gana', 'scratch'],
    ['es', 'cascadas', 'cluster'],
    ['sv', 'vikingar', 'norse'],
    ['sv', 'skraplott', 'scratch'],
    ['sv', 'kaskader', 'cluster'],
    ['sv', 'enarmad bandit', 'classic-slot'],
  ])('%s: "%s" finds %s', (lang, text, meant) => {
    const found = inLanguage(lang).find(text)
    expect(found.slice(0, 10).some(({ theme, mechanic }) => theme === meant || mechanic === meant)).toBe(true)
  })
})

describe('whatever is typed', () => {
  test('nothing is found twice, and nothing that is not in the list', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const found = find(text)
        expect(new Set(found).size).toBe(found.length)
      }),
      { numRuns: 60 },
    )
  })

  test('a text without a word, and a word that nothing is called by, find nothing', () => {
    expect(find('')).toEqual([])
    expect(find(' ?! ')).toEqual([])
    expect(find('zzzzzz')).toEqual([])
  })
})
