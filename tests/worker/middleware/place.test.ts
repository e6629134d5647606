import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { geoInfoFallback } from '../../../shared/content/geo.ts'
import type { PageVariables } from '../../../worker/context.ts'
import { placeOfVisitor } from '../../../worker/middleware/place.ts'
import { pages } from '../../../worker/pages/registry.ts'
import { platformOf } from '../support/platform.ts'
import { editionOf, runtimeOf, siteAt, stepsOf, through } from './support.ts'

const moment = new Date('2026-11-21T12:00:00Z')
beforeEach(() => vi.useFakeTimers({ now: moment, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const geo = { ...geoInfoFallback, restriction: 'playblocked', restriction_level: 'country' }
const ask = (
  environment: 'test' | 'production',
  query: string,
  headers: Record<string, string> = {},
  page: 'home' | 'content' = 'home',
) => {
  const { cache, asked } = platformOf({ '/geo-info/': geo, '/currency/CAD/': { rate: 1.5 } })
  const address = { edition: editionOf('uk.localhost', 'en-CA') } as PageVariables['address']
  const before = {
    runtime: runtimeOf(environment, cache),
    site: siteAt('uk.localhost'),
    address,
    page: pages[page],
  } as const
  return through(placeOfVisitor(), before, `http://uk.localhost/${query}`, { headers }).then(({ seen }) => ({
    seen,
    asked,
  }))
}

describe('who visits, from where and when', () => {
  test('the place decides the restriction, the culture the rate, the clock the day', async () => {
    const { seen, asked } = await ask('production', '', { 'cf-ipcountry': 'GB', cookie: 'xtcl=fr-CA; xnoton=1' })
    expect(seen?.visitor).toMatchObject({
      place: { country: 'GB', region: null },
      notOntario: true,
      chosenCulture: 'fr-CA',
    })
    expect(seen?.place).toMatchObject({ restriction: 'playblocked', clearable: false })
    expect(seen?.rate).toBe(1.5)
    expect(seen?.now).toEqual(moment)
    expect(seen?.festive).toBe(false)
    expect(stepsOf(seen)).toMatch(/^place;desc="playblocked";dur=/)
    expect(asked.toSorted()).toEqual(['/currency/CAD/?no-cache=1', '/geo-info/?brand_code=STR&no-cache=1&country=GB'])
  })

  test.each([
    ['test', true],
    ['production', false],
  ] as const)('in %s an emulated day counts: %s', async (environment, festive) => {
    expect((await ask(environment, '?dem=2026-12-10')).seen?.festive).toBe(festive)
  })

  test('the runtime’s own metadata stands before the headers of a CDN (rulings 4.1)', async () => {
    const { cache, asked } = platformOf({ '/geo-info/': geo, '/currency/CAD/': { rate: 1.5 } })
    const before = {
      runtime: runtimeOf('production', cache),
      site: siteAt('uk.localhost'),
      address: { edition: editionOf('uk.localhost', 'en-CA') } as PageVariables['address'],
      page: pages.home,
    }
    const request = new Request('http://uk.localhost/', { headers: { 'cf-ipcountry': 'GB' } })
    const placed = Object.assign(request, { cf: { country: 'CA', regionCode: 'QC' } })
    const { seen } = await through(placeOfVisitor(), before, placed)
    expect(seen?.visitor?.place).toEqual({ country: 'CA', region: 'QC' })
    expect(asked).toContain('/geo-info/?brand_code=STR&no-cache=1&country=CA&region=QC')
  })

  test('a place that nobody knows asks nobody and is free', async () => {
    const { seen, asked } = await ask('production', '')
    expect(seen?.place).toEqual({ geo: null, restriction: 'none', clearable: false })
    expect(asked).toEqual(['/currency/CAD/?no-cache=1'])
  })

  test('a page that declares no rate asks for none', async () => {
    const { seen, asked } = await ask('production', '', {}, 'content')
    expect(seen?.rate).toBeNull()
    expect(asked).toEqual([])
  })
})
