import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { favouritesOf, joined, mostFavourites, toggled } from '../../../shared/games/favourites.ts'
import { favouriteGames } from '../../../shared/storage/rare-table.ts'
import { parseStored } from '../../../shared/storage/stored.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z0-9]{1,10}){0,3}$/)

describe('favourite games', () => {
  test('a game comes in at the front, and goes out wherever it stands', () => {
    expect(toggled(['a', 'b'], 'c')).toEqual(['c', 'a', 'b'])
    expect(toggled(['c', 'a', 'b'], 'a')).toEqual(['c', 'b'])
  })

  test('are none where nothing is stored, and the oldest of forty-eight goes when another comes', () => {
    expect(favouritesOf(null)).toEqual([])
    const full = Array.from({ length: 48 }, (_, index) => `game-${index}`)
    expect(toggled(full, 'new')).toEqual(['new', ...full.slice(0, 47)])
    expect(toggled(full.slice(1), 'new')).toEqual(['new', ...full.slice(1)])
  })

  test('two lists become one of forty-eight at most, the first before the second', () => {
    expect(joined(['a', 'b'], ['c', 'a'])).toEqual(['a', 'b', 'c'])
    expect(
      joined(
        ['new'],
        Array.from({ length: 48 }, (_, index) => `game-${index}`),
      ),
    ).toHaveLength(48)
  })

  test('whatever is chosen, each stands once and the stored text fits its row', () => {
    fc.assert(
      fc.property(fc.array(slug, { maxLength: 80 }), (choices) => {
        const favourites = choices.reduce<readonly string[]>(toggled, [])
        expect(new Set(favourites).size).toBe(favourites.length)
        const text = favourites.join(' ')
        if (text === '') return
        expect(parseStored(favouriteGames, text)).toBe(text)
        expect(favouritesOf(text)).toEqual(favourites)
      }),
    )
  })

  test('are not read where what is stored is no list of at most 48 slugs', () => {
    for (const text of ['a--b', 'A', Array(49).fill('a').join(' ')])
      expect(parseStored(favouriteGames, text)).toBeNull()
  })

  test('the same twice changes nothing while there is room', () => {
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: 40 }), slug, (favourites, choice) => {
        fc.pre(!favourites.includes(choice))
        expect(toggled(toggled(favourites, choice), choice)).toEqual(favourites)
      }),
    )
  })
})

test('a stored text that holds more than is kept gives the latest of them', () => {
  const slugs = Array.from({ length: 60 }, (_, at) => `game-${at}`)
  expect(favouritesOf(slugs.join(' '))).toEqual(slugs.slice(0, mostFavourites))
})
