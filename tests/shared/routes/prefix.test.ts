import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { cultures } from '../../../locales/registry.ts'
import { markets } from '../../../markets/registry.ts'
import { resolveAddress } from '../../../shared/routes/address.ts'
import { href } from '../../../shared/routes/href.ts'
import { localiseLink } from '../../../shared/routes/localise-link.ts'
import { prefixed, prefixOf, unprefixed } from '../../../shared/routes/prefix.ts'
import type { Brand } from '../../../shared/site/brand.ts'
import { createEdition } from '../../../shared/site/edition.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import type { Edition } from '../../../shared/site/site.ts'

const editionsOf = (brand: Brand): [Edition, ...Edition[]] => {
  const of = (id: CultureId) => createEdition(brand, cultures[id], markets[id])
  const [first, ...rest] = brand.domain.cultures
  return [of(first), ...rest.map(of)]
}
const starling = editionsOf(brands.uk)

describe('a prefix', () => {
  test('stands before the paths of every culture but the default one', () => {
    expect(starling.map(({ prefix }) => prefixed(prefix, '/slots/'))).toEqual([
      '/slots/',
      '/en-ROW/slots/',
      '/en-IE/slots/',
      '/en-CA/slots/',
      '/en-NZ/slots/',
      '/fr-CA/slots/',
    ])
    expect(prefixed(prefixOf(brands.uk.domain, cultures['en-IE']), '/')).toBe('/en-IE/')
  })

  test.each([
    ['/fr-ca/slots/', 'fr-CA', '/slots/'],
    ['/EN-GB/', 'en-GB', '/'],
    ['/en-IE', 'en-IE', '/'],
    ['/', null, null],
    ['/slots/en-IE/', null, null],
    ['/frca/slots/', null, null],
  ] as const)('of %s names %s', (path, culture, below) => {
    const named = unprefixed(starling, path)
    expect([named?.edition.culture.id ?? null, named?.path ?? null]).toEqual([culture, below])
  })

  test('is taken off as it was put on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: starling.length - 1 }), fc.webPath(), (at, path) => {
        const edition = starling[at] ?? starling[0]
        const from = path.startsWith('/') ? path : `/${path}`
        const named = unprefixed(starling, prefixed(edition.prefix, from))
        expect(named?.edition).toBe(edition)
        expect(named?.path).toBe(from)
      }),
    )
  })
})

describe('a culture that two brands share', () => {
  // As if a second brand spoke to the United Kingdom too, from a domain whose default culture is the Irish one.
  const brand: Brand = { ...brands.uk, domain: { ...brands.uk.domain, cultures: ['en-IE', 'en-GB'] } }
  const [irish, british] = editionsOf(brand)

  test('is the default on one domain and prefixed on the other', () => {
    expect([irish.prefix, british?.prefix]).toEqual(['', 'en-GB'])
    expect(british && href(british, 'slots')).toBe('/en-GB/slots/')
    expect(href(irish, 'slots')).toBe('/slots/')
  })

  test('is found by its prefix, and the default culture’s prefix is taken off', () => {
    const decided = (path: string) => {
      const decision = resolveAddress(path, [irish, ...(british ? [british] : [])])
      return decision.kind === 'page' ? [decision.edition.culture.id, decision.path, decision.moved] : decision.kind
    }
    expect(decided('/en-GB/slots/')).toEqual(['en-GB', '/en-GB/slots/', false])
    expect(decided('/slots/')).toEqual(['en-IE', '/slots/', false])
    expect(decided('/en-IE/slots/')).toEqual(['en-IE', '/slots/', true])
    expect(localiseLink('/en-GB/slots/', irish, british ? [irish, british] : [irish])).toBe('/en-GB/slots/')
  })
})
