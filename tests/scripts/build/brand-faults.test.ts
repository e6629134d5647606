import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { brandFaults } from '../../../scripts/build/brand-faults.ts'
import type { Brand } from '../../../shared/site/brand.ts'

const all = Object.values(brands)
/** The brands with one of them changed. */
const withChange = (id: Brand['id'], change: (brand: Brand) => Partial<Brand>): readonly Brand[] =>
  all.map((brand) => (brand.id === id ? { ...brand, ...change(brand) } : brand))

describe('the build', () => {
  test('finds no fault in the registered brands', () => {
    expect(brandFaults(all)).toEqual([])
  })

  test.each([
    ['GB', 'uk'],
    ['MT', 'uk'],
    ['DE', 'de'],
    ['CA', 'on'],
  ] as const)('refuses restrictions that close the country %s in which the brand %s is at home', (country, id) => {
    for (const restriction of ['blocked', 'blockedwithlogin', 'playblocked'] as const)
      expect(
        brandFaults(withChange(id, () => ({ restrictions: [{ countries: ['JP', country], restriction }] }))),
      ).toEqual([`${id}: it is at home in ${country}, which its restrictions close.`])
  })

  test('takes a region of its country that is blocked for another brand’s sake', () => {
    const region = [{ countries: ['GB'], regions: ['XX'], restriction: 'blocked' }] as const
    expect(brandFaults(withChange('uk', () => ({ restrictions: region })))).toEqual([])
  })

  test('refuses an id that a vendor does not give', () => {
    const settings = { ...brands.uk.domain.thirdPartySettings, meta: 'abc' }
    const wrong = withChange('uk', ({ domain }) => ({ domain: { ...domain, thirdPartySettings: settings } }))
    expect(brandFaults(wrong)).toEqual(['uk: the id "abc" with Meta (meta) is not one: 15 or 16 digits.'])
  })

  test('refuses a host, a code or the place of the default given twice', () => {
    const twice = withChange('de', ({ domain }) => ({
      code: brands.uk.code,
      domain: { ...domain, localHosts: ['uk.localhost'], isDefault: true },
    }))
    expect(brandFaults(twice)).toEqual([
      'uk and de: both list the host uk.localhost. A host leads to one brand.',
      'uk and de: both have the code STR.',
      'One brand is the default; uk and de says so.',
    ])
    expect(brandFaults(withChange('uk', ({ domain }) => ({ domain: { ...domain, isDefault: false } })))).toEqual([
      'One brand is the default; none says so.',
    ])
    expect(brandFaults(withChange('uk', () => ({ code: 'STAR' })))).toEqual([
      'uk: its code "STAR" is not three letters.',
    ])
  })
})
