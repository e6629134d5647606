import { describe, expect, test } from 'vitest'
import { createSearch, type SearchableGames } from '../../../shared/search/engine.ts'
import { gameAt, packList, type SearchListSource, slugOfName } from '../../../shared/search/list.ts'

/** A list of games by their names, the most popular first; what is not said of them is the same for all. */
const listOf = (
  names: readonly string[],
  { providerOf, themeOf, mechanicOf }: Partial<Pick<SearchableGames, 'providerOf' | 'themeOf' | 'mechanicOf'>> = {},
): SearchListSource => {
  const none = names.map(() => -1)
  return {
    names,
    slugs: names.map(slugOfName),
    images: names.map((name) => `/img/games/${slugOfName(name)}.svg`),
    providers: [{ name: 'Blue Heron' }, { name: 'Driftline' }],
    themes: [
      { name: 'Ancient Egypt', words: 'pharaoh pyramids' },
      { name: 'Norse sagas', words: 'viking' },
    ],
    mechanics: [{ name: 'Megaways', words: 'cascades' }],
    categories: [{ name: 'Slots', address: '/slots/*/' }],
    providerOf: providerOf ?? none,
    themeOf: themeOf ?? none,
    mechanicOf: mechanicOf ?? none,
    categoryOf: names.map(() => 0),
  }
}

describe('the slug that a name mostly has', () => {
  test.each([
    ['Book of Dead', 'book-of-dead'],
    ['Fisher’s Tackle', 'fishers-tackle'],
    ["Fisher's Tackle", 'fishers-tackle'],
    ['Élan & Co.', 'elan-and-co'],
    ['21+3: Rum!', '21-3-rum'],
    ['  Thor  ', 'thor'],
    ['!', ''],
  ])('%j: %s', (name, slug) => {
    expect(slugOfName(name)).toBe(slug)
  })
})

describe('a packed list', () => {
  test('leaves out what all addresses of tiles have in common, and slugs that follow from names', () => {
    const packed = packList({
      ...listOf(['Thor', 'Odin']),
      slugs: ['thor', 'odin-2'],
      images: ['/img/a/thor.1.svg', '/img/a/odin-2.2.svg'],
    })
    expect(packed).toMatchObject({ image: ['/img/a/*.', '.svg'], images: ['1', '2'], slugs: ['', 'odin-2'] })
    expect([0, 1].map((at) => gameAt(packed, at)?.image)).toEqual(['/img/a/thor.1.svg', '/img/a/odin-2.2.svg'])
  })

  test('of one game, and of games whose tiles are one picture, says all of them', () => {
    const one = packList(listOf(['Thor']))
    expect(gameAt(one, 0)).toEqual({
      slug: 'thor',
      name: 'Thor',
      provider: '',
      providerAt: -1,
      categoryAt: 0,
      href: '/slots/thor/',
      image: '/img/games/thor.svg',
    })
    const same = packList({ ...listOf(['Thor', 'Odin']), images: ['/img/x.svg', '/img/x.svg'] })
    expect([0, 1].map((at) => gameAt(same, at)?.image)).toEqual(['/img/x.svg', '/img/x.svg'])
  })

  test('names a provider by its place', () => {
    const packed = packList(listOf(['Thor', 'Odin'], { providerOf: [1, 0] }))
    expect([0, 1].map((at) => [gameAt(packed, at)?.provider, gameAt(packed, at)?.providerAt])).toEqual([
      ['Driftline', 1],
      ['Blue Heron', 0],
    ])
  })
})

describe('the order of what is found', () => {
  const find = (names: readonly string[], text: string, of: Parameters<typeof listOf>[1] = {}) =>
    createSearch(listOf(names, of))(text).map((at) => names[at])

  test('is the whole name first, however popular the others are', () => {
    expect(find(['Thor Riches', 'Thor Gold', 'Thor'], 'thor')[0]).toBe('Thor')
  })

  test('is the popular first among those that fit alike', () => {
    const names = Array.from({ length: 10 }, (_, index) => `Thor ${'abcdefghij'[index]}${index}x`)
    expect(find(names, 'thor')).toEqual(names)
  })

  test('is the name before what a theme is called', () => {
    expect(find(['Gold Rush', 'Viking Gold'], 'viking', { themeOf: [1, -1] })).toEqual(['Viking Gold', 'Gold Rush'])
  })

  test('is all words together; short ones are left out where nothing has them all', () => {
    expect(find(['Dead Book', 'Book'], 'dead book')).toEqual(['Dead Book'])
    expect(find(['Dead Book'], 'xyz dead book')).toEqual(['Dead Book'])
    expect(find(['Dead Book'], 'wxyz dead book')).toEqual([])
  })

  test('counts six words of a text', () => {
    const name = 'One Two Three Four Five Six'
    expect(find([name], `${name} zzzzzz`)).toEqual([name])
    expect(find([name], `zzzzzz ${name}`)).toEqual([])
  })

  test.each([
    ['the beginning of a word', 'tho', ['Thor']],
    ['one letter only as a word of its own', 't', []],
    ['a word with two letters swapped', 'tohr', ['Thor']],
    ['a word that is nearly right', 'thoor', ['Thor']],
    ['a short word as it stands', 'tr', []],
    ['a number as it stands', '778', []],
    ['a number', '777', ['Lucky 777']],
  ])('finds by %s', (_, text, found) => {
    expect(find(['Thor', 'Lucky 777'], text)).toEqual(found)
  })

  test.each([
    ['heron', ['B']],
    ['driftline', ['A']],
    ['egypt', ['A']],
    ['pyramids', ['A']],
    ['megaways', ['B']],
    ['cascades', ['B']],
    ['driftline egypt', ['A']],
    ['heron egypt', []],
  ])('finds by provider, theme and mechanic: %s', (text, found) => {
    expect(find(['A', 'B'], text, { providerOf: [1, 0], themeOf: [0, 1], mechanicOf: [-1, 0] })).toEqual(found)
  })
})
