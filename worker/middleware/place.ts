import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { isFestive } from '../../shared/site/festive.ts'
import { partOf } from '../content/budget.ts'
import { contentOf, type PageEnv } from '../context.ts'
import { emulatedBy } from '../env.ts'
import { exchangeRate } from '../visitor/exchange-rate.ts'
import { readVisitor } from '../visitor/visitor.ts'
import { visitorPlace } from '../visitor/visitor-place.ts'

/** Longest wait for place and rate, in ms. */
const longestWaitMs = 400

/** Request metadata → country, region, restriction and the page's rate; the day → the festive flag (rulings 4, 5.2, 5.3). */
export function placeOfVisitor() {
  return createMiddleware<PageEnv>(async function placeOfVisitor(c, next) {
    const runtime = c.get('runtime')
    const site = c.get('site')
    const timing = c.get('timing')
    const address = c.get('address')
    const page = c.get('page')
    const url = c.get('url')
    const { culture } = address.edition
    // Limit: a part of the page's time, since the page begins after it; then the place counts as the fallback says (rulings 4.2).
    const content = contentOf(c, culture.id, partOf(c.get('budget'), longestWaitMs))
    const visitor = readVisitor(c.req.raw, url, getCookie(c), runtime.config)
    const [place, rate] = await Promise.all([
      visitorPlace(visitor, site.brand.code, content),
      page.reads.includes('rate') ? exchangeRate(culture.currency, content) : null,
    ])
    const now = new Date()
    c.set('now', now)
    c.set('visitor', visitor)
    c.set('place', place)
    c.set('rate', rate)
    c.set('festive', isFestive(emulatedBy(runtime.config, url, 'dem'), now))
    timing.step('place', place.restriction)
    return next()
  })
}
