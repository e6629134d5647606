import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { volatilities } from '../../../shared/content/game.ts'
import { filterQuery, gameFilterOf, gameSorts, isFiltered } from '../../../shared/games/game-filter.ts'
import { searchWords } from '../../../shared/search/ask.ts'

const asked = (query: string) => filterQuery(gameFilterOf(new URLSearchParams(query)))

describe('a filter of games', () => {
  test.each([
    ['', {}],
    ['page=2&other=1', {}],
    ['q=&provider=&feature=&volatility=&sort=', {}],
    ['q=%20a%20', {}],
    ['q=%20book%20%20of%20dead&provider=driftline', { q: 'book of dead', provider: 'driftline' }],
    ['sort=popular', {}],
    ['sort=dearest&volatility=mild', {}],
    ['provider=Driftline&feature=hold_and_win', {}],
    [`provider=${'a'.repeat(121)}`, {}],
    ['sort=rtp', { sort: 'rtp' }],
    ['volatility=very-high&provider=driftline', { provider: 'driftline', volatility: 'very-high' }],
    ['feature=hold-and-win&feature=cluster', { feature: 'hold-and-win' }],
  ])('%j asks for %j', (query, expected) => {
    expect(asked(query)).toEqual(expected)
    expect(isFiltered(gameFilterOf(new URLSearchParams(query)))).toBe(Object.keys(expected).length > 0)
  })

  const slug = fc.option(fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9})?$/))
  const filters = fc.record({
    provider: slug,
    feature: slug,
    volatility: fc.option(fc.constantFrom(...volatilities)),
    words: fc.option(
      fc
        .string({ minLength: 2, maxLength: 80 })
        .map(searchWords)
        .filter((words) => words !== null),
    ),
    sort: fc.constantFrom(...gameSorts),
  })

  test('is found again in the address that it makes', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(gameFilterOf(new URLSearchParams(filterQuery(filter)))).toEqual(filter)
      }),
    )
  })

  test('carries nothing into an address but slugs and known words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const query = new URLSearchParams({ provider: one, feature: other, volatility: one, sort: other })
        for (const value of Object.values(filterQuery(gameFilterOf(query)))) expect(value).toMatch(/^[a-z0-9-]{1,120}$/)
      }),
    )
  })
})
