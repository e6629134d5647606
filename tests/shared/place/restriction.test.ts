import { describe, expect, test } from 'vitest'
import {
  blocksPage,
  clearableByNotOntario,
  effectiveRestriction,
  restrictionLevels,
  restrictions,
} from '../../../shared/place/restriction.ts'

const ontario = { country: 'CA', region: 'ON', restriction: 'blocked', level: 'region' } as const

describe('the restriction of a visit (rulings 4.3)', () => {
  test('is lifted by "not in Ontario" for a region-level restriction of Ontario', () => {
    expect(effectiveRestriction({ ...ontario, notOntario: true })).toBe('none')
    expect(effectiveRestriction({ ...ontario, notOntario: false })).toBe('blocked')
  })

  test.each([
    ['another country', { ...ontario, country: 'US' }],
    ['another region', { ...ontario, region: 'QC' }],
    ['an unknown region', { ...ontario, region: null }],
    ['the whole country', { ...ontario, level: 'country' as const }],
    ['no restriction at all', { ...ontario, restriction: 'none' as const }],
  ])('is not lifted for %s', (_, given) => {
    expect(clearableByNotOntario(given)).toBe(false)
    expect(effectiveRestriction({ ...given, notOntario: true })).toBe(given.restriction)
  })

  test('is otherwise what the geo service says, whatever the flag', () => {
    for (const restriction of restrictions)
      for (const level of restrictionLevels)
        for (const notOntario of [false, true])
          expect(effectiveRestriction({ country: 'GB', region: null, restriction, level, notOntario })).toBe(
            restriction,
          )
  })

  test('blocks the page for exactly blocked, fullyblocked and blockedwithlogin (rulings 4.4)', () => {
    expect(restrictions.filter(blocksPage)).toEqual(['blocked', 'fullyblocked', 'blockedwithlogin'])
  })
})
