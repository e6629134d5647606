import { Hono } from 'hono'
import { isHosted } from '../../shared/environment/environment.ts'
import { problem } from '../../shared/http/problem.ts'
import { type VendorId, vendorIds, vendors } from '../../shared/tracking/vendors.ts'
import { json, queryOf } from '../contract/route.ts'
import { type Bindings, configOf } from '../env.ts'
import { html } from '../pages/html.ts'
import { keepRequest, requestsAfter } from './requests.ts'
import { scriptId, standInScript } from './script.ts'

/** Where the room stands: every vendor has a folder in it. */
export const vendorRoomPath = '/vendors'

/**
 * The vendors of local and test runs (docs/contracts/vendors.md): each answers with a script that behaves as its own, takes
 * its reports, and what it was asked is kept and shown. In a hosted environment there is no such room.
 */
export const vendorRoom = new Hono<{ Bindings: Bindings }>({ strict: false })

vendorRoom.use(async (c, next) =>
  isHosted(configOf(c.env).ENVIRONMENT) ? problem(404, 'Vendors are asked where they are.') : next(),
)

const isVendor = (name: string): name is VendorId => (vendorIds as readonly string[]).includes(name)
const after = (request: Request): number => Number(queryOf(request).after ?? 0) || 0

/** GET /vendors/requests.json?after=: what vendors were asked, newest first. */
vendorRoom.get('/requests.json', async (c) =>
  json({ requests: await requestsAfter(c.env.DB, after(c.req.raw)) }, { 'cache-control': 'no-store' }),
)

/** GET /vendors/: the same for people. */
vendorRoom.get('/', async (c) => {
  const requests = await requestsAfter(c.env.DB, after(c.req.raw))
  const page =
    await html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>What vendors were asked</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:80rem;padding:1.5rem}
table{border-collapse:collapse;width:100%}th,td{padding:.4rem .75rem .4rem 0;text-align:left;vertical-align:top;border-bottom:1px solid color-mix(in srgb,currentcolor 20%,transparent)}
td:nth-child(-n+3){white-space:nowrap}code{overflow-wrap:anywhere}.frame{overflow-x:auto}</style></head><body><main>
<h1>What vendors were asked</h1><p>The newest ${requests.length} requests of this local run; the same as data: <a href="requests.json">requests.json</a>.</p>
<div class="frame"><table><thead><tr><th scope="col">Time</th><th scope="col">Vendor</th><th scope="col">Asked for</th><th scope="col">Address</th></tr></thead><tbody>
${requests.map(
  ({ at, vendor, kind, address, body }) =>
    html`<tr><td>${new Date(at).toISOString().slice(11, 23)}</td><td>${isVendor(vendor) ? vendors[vendor].name : vendor}</td><td>${kind}</td><td><code>${address}${body === '' ? '' : ` ${body}`}</code></td></tr>`,
)}</tbody></table></div></main></body></html>`
  return c.html(page, 200, { 'cache-control': 'no-store' })
})

vendorRoom.all('/:vendor/*', async (c) => {
  const vendor = c.req.param('vendor')
  if (!isVendor(vendor)) return problem(404, `There is no vendor "${vendor.slice(0, 40)}".`)
  const url = new URL(c.req.url)
  // A script that came through the site reports as one that came to the browser itself.
  const base = `http://vendors.localhost:${url.port}${vendorRoomPath}/${vendor}`
  const own = new URL(url.pathname.slice(`${vendorRoomPath}/${vendor}`.length) + url.search, url.origin)
  const id = c.req.method === 'GET' ? scriptId(vendor, own) : null
  await keepRequest(c.env.DB, {
    vendor,
    kind: id === null ? 'report' : 'script',
    address: own.pathname + own.search,
    body: c.req.method === 'POST' ? await c.req.text() : '',
    at: Date.now(),
  })
  if (id === null) return c.body(null, 204, { 'cache-control': 'no-store' })
  return c.body(standInScript(vendor, id, base), 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
