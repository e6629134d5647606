import { describe, expect, test } from 'vitest'
import { brandIds } from '../../../brands/registry.ts'
import { compileRoutes } from '../../../shared/routes/compile.ts'
import type { SiteMapType } from '../../../shared/routes/entry.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import { siteOf } from '../../worker/seo/support/sites.ts'
import { expectedRoutes } from './expected.ts'

/*
 * What search engines are told of each route, read from the specification and the rulings alone, not from the route table.
 */

const keys = Object.keys(expectedRoutes) as RouteKey[]
const startingWith = (...starts: readonly string[]) =>
  keys.filter((key) => starts.some((start) => key.startsWith(start)))
const gamePages = keys.filter((key) => key.endsWith('Game') && key !== 'previewGame')

/** Whatever leads to them, these are not to be found (rulings 3.4 and 3.11; places and searches have nothing of their own). */
const notKept = new Set<RouteKey>([
  ...startingWith('preview'),
  'bannerPreview',
  'restricted',
  'blogSearch',
  'search',
  'registrationComplete',
  'offline',
])

/** What the site map leaves out (spec 2 "Excluded from the site map"), and what is not to be found anyway. */
const notInMaps = new Set<RouteKey>([
  ...notKept,
  ...gamePages,
  'payment',
  'paymentApplePay',
  'paymentMastercard',
  'paymentVisa',
  'paymentMuchbetter',
  'promotion',
  'feature',
  'blogTag',
  'blogPost',
  'uploadingDocuments',
  'landing',
])

/** The map that lists a route. */
const mapOf = (key: RouteKey): SiteMapType => (key === 'promotions' || key === 'blog' ? key : 'pages')

const routesOf = (brand: (typeof brandIds)[number]) =>
  siteOf(brand).editions.flatMap(({ culture }) => [...compileRoutes(culture.id, brand).byKey.values()])

describe.each(brandIds)('the routes of %s', (brand) => {
  const routes = routesOf(brand)

  test('are kept from search engines where they are previews, searches, steps or notices, and nowhere else', () => {
    for (const { key, entry } of routes) expect([key, entry.noindex ?? false]).toEqual([key, notKept.has(key)])
  })

  test('stand in a site map unless the specification leaves them out', () => {
    for (const { key, entry } of routes) {
      const listed = entry.siteMapType !== undefined && !entry.excludeFromSiteMap
      expect([key, listed]).toEqual([key, !notInMaps.has(key)])
      if (listed) expect([key, entry.siteMapType]).toEqual([key, mapOf(key)])
    }
  })

  test('that are games are listed by their own source', () => {
    for (const { key, entry } of routes)
      if (gamePages.includes(key)) expect([key, entry.siteMapType]).toEqual([key, 'games'])
  })
})
