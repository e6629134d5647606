import { Hono } from 'hono'
import { problem, problems } from '../../shared/http/problem.ts'
import { policyMark } from '../../shared/tracking/partytown.ts'
import { relayedScript } from '../../shared/tracking/vendors.ts'
import { boundedBytes } from '../content/bounded-body.ts'
import type { AppEnv } from '../context.ts'
import { workerPolicyOf } from '../middleware/content-security-policy.ts'
import { plainFailure } from '../responses/plain-failure.ts'

/**
 * What lets the vendors' scripts run off the main thread: the library's files, its frame with a policy of its own, and the
 * scripts themselves, which their servers let no worker of another origin read.
 */
export const partytown = new Hono<AppEnv>()

/**
 * Longest wait for a vendor's script, in ms; without it the tag does nothing on this page. Over HTTP/1.1 a browser has six
 * connections to this site: while as many scripts hang, nothing else of the page comes.
 */
const relayDeadline = 2500
/** Longest script that is relayed: several times the largest that vendors have. */
const longestScript = 2 * 1024 * 1024

/** The script, whole; throws where it is none: what is passed on is kept by the browser as one. */
async function scriptOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || !/^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(type)) {
    await answer.body?.cancel()
    throw new Error(answer.ok ? `"${type.slice(0, 60)}" is no type of a script` : `status ${answer.status}`)
  }
  return boundedBytes(answer, longestScript)
}

/** GET /~partytown/relay/?address= : a script of one of the brand's vendors, as its own server gives it. */
partytown.get('/relay/', async (c) => {
  const { site, runtime } = c.var
  // Browsers say who asks: pages of other sites are answered nothing.
  const from = c.req.header('sec-fetch-site')
  if (from !== undefined && from !== 'same-origin') return problem(403, 'Scripts are relayed to this site alone.')
  const origins = { platform: site.platformUrl, standIn: site.vendorOrigin }
  const address = relayedScript(c.req.query('address') ?? '', site.brand.domain.thirdPartySettings, origins)
  if (address === null) return problems.noSuch('script')
  // Local Workers call each other by an address of this machine (rulings 1).
  const url = site.vendorOrigin === null ? address.href : runtime.config.API_ORIGIN + address.pathname + address.search
  try {
    // A redirect could lead anywhere: it is no answer. Nothing of the visitor is passed on.
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(relayDeadline) })
    return new Response(await scriptOf(answer), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, max-age=300' },
    })
  } catch (error) {
    console.warn(`A vendor's script could not be relayed from ${address.host}: ${String(error)}`)
    return problems.unavailable('The script', 60)
  }
})

partytown.get('/:file', async (c) => {
  const answer = await c.var.runtime.config.ASSETS.fetch(c.req.url)
  if (answer.status !== 200) return plainFailure('noSuchFile')
  const policy = workerPolicyOf(c.var.site)
  const headers = {
    'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
  }
  return new Response((await answer.text()).replace(policyMark, policy), { headers })
})
