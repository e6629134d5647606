import { type Context, Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { brands } from '../../brands/registry.ts'
import { unlimited } from '../content/budget.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { siteOfHost } from '../middleware/site.ts'
import { plainFailure } from '../responses/plain-failure.ts'
import { MatrixPage, type TriedRow } from './matrix/MatrixPage.tsx'
import { type MatrixRow, matrixRows } from './matrix/rows.ts'
import { pages } from './pages.ts'

/** The matrix of brand × culture × route in local and test runs; elsewhere there is no such address (quality 8.1). */
export const matrix = new Hono<AppEnv>()

const rowsOf = (c: Context<AppEnv>): Promise<readonly MatrixRow[]> => {
  return matrixRows(c.var.site, (culture) => contentOf(c, culture, unlimited))
}

const noStore = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

matrix.use(async (c, next) => {
  const { ENVIRONMENT } = c.var.runtime.config
  return ENVIRONMENT === 'local' || ENVIRONMENT === 'test' ? next() : plainFailure('noSuchFile')
})

/** GET /ops/matrix.json: the rows of this host's brand, not tried; `npm run matrix` tries them from outside. */
matrix.get('/matrix.json', async (c) => c.json(await rowsOf(c), 200, noStore))

/** GET /ops/matrix: the same as a page with links; each address is tried inside this Worker. */
matrix.get('/matrix', async (c) => {
  const { runtime, site, url } = c.var
  const inside = new Hono<AppEnv>().use(siteOfHost(() => runtime)).route('/', pages)
  const tried: TriedRow[] = []
  for (const row of await rowsOf(c)) {
    const answer =
      row.path === null ? null : await inside.request(url.origin + row.path, { method: 'HEAD' }, c.env, c.executionCtx)
    const right =
      answer === null ||
      (row.expected.includes(answer.status) && (row.to === null || answer.headers.get('location') === row.to))
    tried.push({ ...row, status: answer?.status ?? null, right })
  }
  const others = Object.values(brands)
    .filter(({ id }) => runtime.config.BRANDS.includes(id))
    .map(({ name, domain }) => {
      const host = new URL(url)
      host.hostname = domain.localHosts[0] ?? url.hostname
      return { name, href: host.href }
    })
  const html = renderToStaticMarkup(<MatrixPage site={site} rows={tried} brands={others} />)
  return c.html(`<!doctype html>${html}`, 200, noStore)
})
