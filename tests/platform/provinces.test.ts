import { describe, expect, test } from 'vitest'
import { brands } from '../../brands/registry.ts'
import { canadianProvinces } from '../../markets/players/canadian-provinces.ts'
import { regions } from '../../platform/demo/geo/countries.ts'
import { restrictionOf } from '../../platform/demo/geo/restrictions.ts'

const codes = canadianProvinces.map(({ code }) => code)

describe('the provinces and territories of Canada', () => {
  test('are all known to the geo service', () => {
    const { CA: known = [] } = regions
    expect(known.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
  })

  test.each(codes)('%s: play with Ontario’s brand is in Ontario only, and with the main brand outside it', (code) => {
    const inOntario = code === 'ON'
    expect(restrictionOf(brands.on, 'CA', code).restriction).toBe(inOntario ? 'none' : 'playblocked')
    expect(restrictionOf(brands.uk, 'CA', code).restriction).toBe(inOntario ? 'blocked' : 'none')
  })
})
