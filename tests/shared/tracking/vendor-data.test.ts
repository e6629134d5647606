import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import type { Consent } from '../../../shared/consent/categories.ts'
import { grantedVendors, vendorData, vendorDataSchema } from '../../../shared/tracking/vendor-data.ts'
import { configuredVendors, vendors } from '../../../shared/tracking/vendors.ts'

const origins = { platform: 'https://play.example', standIn: null }
const both = [false, true]
const consents: readonly Consent[] = both.flatMap((functionality) =>
  both.flatMap((tracking) => both.map((targeting) => ({ necessary: true, functionality, tracking, targeting }))),
)

describe('the vendors of a page', () => {
  test('are those that its brand has, and are read as they were written', () => {
    const data = vendorData('/assets/tags.js', { brand: brands.se }, origins)
    expect(data.vendors.map(({ id }) => id)).toEqual(configuredVendors(brands.se.domain.thirdPartySettings))
    expect(vendorDataSchema.parse(JSON.parse(JSON.stringify(data)))).toEqual(data)
  })

  test.each(Object.values(brands).map((brand) => [brand.id, brand] as const))(
    'of %s may run with the consent of their category alone, whatever else is agreed to',
    (_, brand) => {
      const data = vendorData('/assets/tags.js', { brand }, origins)
      for (const granted of consents) {
        const { tags, logger } = grantedVendors(data, granted)
        const ids = [...tags.map(({ id }) => id), ...(logger === null ? [] : ['accountLogger' as const])]
        const expected = configuredVendors(brand.domain.thirdPartySettings).filter(
          (id) => granted[vendors[id].category],
        )
        expect(ids.sort()).toEqual([...expected].sort())
      }
    },
  )
})
