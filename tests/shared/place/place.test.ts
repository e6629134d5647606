import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolvePlace } from '../../../shared/place/place.ts'

const nothing = { emulation: null, metadata: null, headers: { country: null, region: null } }

describe('where a visitor is (rulings 4.1)', () => {
  test('is unknown when nothing says it', () => {
    expect(resolvePlace(nothing)).toBeNull()
  })

  test.each(['T1', 'XX', 't1', '', '1', 'GBR', '🇬🇧', '<b>'])('is unknown for the country %j', (country) => {
    expect(resolvePlace({ ...nothing, headers: { country, region: null } })).toBeNull()
    expect(resolvePlace({ ...nothing, metadata: { country } })).toBeNull()
  })

  test.each([
    ['CA-ON', { country: 'CA', region: 'ON' }],
    ['ca-on', { country: 'CA', region: 'ON' }],
    ['IE', { country: 'IE', region: null }],
    ['GB-', { country: 'GB', region: null }],
  ])('is emulated as %s', (emulation, place) => {
    const elsewhere = { metadata: { country: 'DE' }, headers: { country: 'ES', region: null } }
    expect(resolvePlace({ ...elsewhere, emulation })).toEqual(place)
  })

  test('comes from the metadata before the headers, and from those where an emulation says nothing', () => {
    const headers = { country: 'ES', region: 'MD' }
    expect(resolvePlace({ emulation: null, metadata: { country: 'CA', regionCode: 'ON' }, headers })).toEqual({
      country: 'CA',
      region: 'ON',
    })
    expect(resolvePlace({ emulation: 'nowhere', metadata: null, headers })).toEqual({ country: 'ES', region: 'MD' })
    expect(resolvePlace({ emulation: null, metadata: { country: 'T1' }, headers })).toBeNull()
  })

  test.each(['ONTA', 'ON-', '-ON', 'Ö', ''])('has no region where it is called %j', (region) => {
    const place = { country: 'CA', region: null }
    expect(resolvePlace({ ...nothing, headers: { country: 'CA', region } })).toEqual(place)
    expect(resolvePlace({ ...nothing, metadata: { country: 'CA', regionCode: region } })).toEqual(place)
  })

  test('is null or two capital letters for any input, and never throws', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.anything(), fc.option(fc.string()), (emulation, country, region) => {
        const place = resolvePlace({ emulation, metadata: { country }, headers: { country: region, region } })
        if (place === null) return
        expect(place.country).toMatch(/^[A-Z]{2}$/)
        expect(place.region ?? 'A').toMatch(/^[A-Z0-9]{1,3}$/)
      }),
    )
  })
})
