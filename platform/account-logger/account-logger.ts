import { problem, problems } from '../../shared/http/problem.ts'
import { accountLogSchema } from '../../shared/tracking/account-log.ts'
import type { Bindings } from '../env.ts'
import { assets } from '../pages/assets.ts'
import { readPlayerRequest } from '../pages/player-request.ts'
import type { LoggerConfig } from './logger-config.ts'
import { takeLog } from './visits.ts'

/** The brand of the host, and its site's origin, whatever the request sends. */
const hostOf = (url: URL, path: string, bindings: Bindings) =>
  readPlayerRequest(new Request(url.origin + path), bindings)

/** GET /account-logger.js?id= : the script; `id` is the code of the host's brand (docs/contracts/vendors.md). */
export async function respondLoggerScript(request: Request, bindings: Bindings): Promise<Response> {
  const url = new URL(request.url)
  const read = await hostOf(url, '/account-logger.js', bindings)
  if (read instanceof Response) return read
  if (url.searchParams.get('id') !== read.desk.brand.code)
    return problem(400, 'Say the code of this host’s brand as id.')
  const config: LoggerConfig = { address: `${url.origin}/account-log/` }
  return new Response(`(function(){var config=${JSON.stringify(config)};${assets.accountLogger}})()`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=300',
      // A page of the site loads it from another origin of the same site.
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Largest log that is read, in characters. */
const largestLog = 4000

/** POST /account-log/: a visit begins, or goes on. Taken from pages of the brand's own site alone. */
export async function respondLog(request: Request, bindings: Bindings): Promise<Response> {
  const read = await hostOf(new URL(request.url), '/account-log/', bindings)
  if (read instanceof Response) return read
  if (request.headers.get('origin') !== read.siteOrigin)
    return problem(403, 'Logs are taken from pages of the brand’s site only.')
  const allowed = { 'access-control-allow-origin': read.siteOrigin, vary: 'origin', 'cache-control': 'no-store' }
  const text = await request.text()
  if (text.length > largestLog) return problems.tooLarge(largestLog)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return problems.notJson()
  }
  const log = accountLogSchema.safeParse(body)
  if (!log.success) return problem(400, 'The log is not one of the contract’s.', { headers: allowed })
  const info = await takeLog(bindings.DB, read.desk.brand.id, log.data, Date.now())
  if (info === null) return problem(404, 'No such browser was given a number.', { headers: allowed })
  return Response.json(info, { headers: allowed })
}
