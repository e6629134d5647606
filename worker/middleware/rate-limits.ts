import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { problems } from '../../shared/http/problem.ts'
import { orAfter } from '../content/deadline.ts'
import type { AppEnv, PageEnv, Runtime } from '../context.ts'
import { errorPage, errorPageAt } from '../responses/error-page.tsx'
import { callerOf, counters, type LimitName, limitOfPage, limitOfPath, limits } from './limits.ts'

/** Longest wait for a counter, ms; one that does not answer lets everybody through. */
const longestWaitMs = 500
/** The counters' period. */
const retryAfterSeconds = 60

/** Whether the caller may do it once more. `caller` is the visitor unless said otherwise. */
export async function isWithin<Env extends AppEnv>(
  c: Context<Env>,
  name: LimitName,
  caller = callerOf(c.req.raw.headers),
): Promise<boolean> {
  const { config }: Runtime = c.get('runtime')
  const counter = config[counters[limits[name].counter].binding]
  try {
    const key = `${name} ${c.get('url').hostname} ${caller}`
    const counted = await orAfter(longestWaitMs, counter.limit({ key }), null)
    return counted === null || counted.success
  } catch (error) {
    console.warn(`The counter of "${name}" failed: ${String(error)}`)
    return true
  }
}

export const tooMany = (): Response => problems.tooMany(retryAfterSeconds)

/** Calls of the site's API, each by its row of the table: 429 beyond it, a page where a person sent a plain form. */
export function rateLimits() {
  return createMiddleware<AppEnv>(async function rateLimits(c, next) {
    // The path as the routes match it: no other spelling of it goes around its limit.
    const { path } = c.req
    const name = path.startsWith('/api/') ? limitOfPath(path) : null
    if (name === null || (await isWithin(c, name))) return next()
    return c.req.header('accept')?.includes('text/html') ? errorPageAt(c, 'tooMany') : tooMany()
  })
}

/** Pages that search. */
export function searchLimits() {
  return createMiddleware<PageEnv>(async function searchLimits(c, next) {
    const query = c.get('query')
    if (query.text === '') return next()
    const address = c.get('address')
    const name = limitOfPage(address.route.entry.contentType, query)
    return name === null || (await isWithin(c, name)) ? next() : errorPage(c, address.edition, 'tooMany')
  })
}
