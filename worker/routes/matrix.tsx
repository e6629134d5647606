import { type Context, Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { brands } from '../../brands/registry.ts'
import type { CultureId } from '../../shared/site/ids.ts'
import { createContent } from '../content/content.ts'
import type { AppEnv } from '../context.ts'
import { siteOfHost } from '../middleware/site.ts'
import { MatrixPage, type TriedRow } from './matrix/MatrixPage.tsx'
import { type MatrixRow, matrixRows } from './matrix/rows.ts'
import { pages } from './pages.ts'

/** The matrix of brand × culture × route in local and test runs; elsewhere there is no such address (quality 8.1). */
export const matrix = new Hono<AppEnv>()

const rowsOf = (c: Context<AppEnv>): Promise<readonly MatrixRow[]> => {
  const { runtime, site } = c.var
  const contentOf = (culture: CultureId) =>
    createContent(runtime.content, { brand: site.brand.id, culture }, (work) => c.executionCtx.waitUntil(work))
  return matrixRows(site, contentOf)
}

const noStore = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

matrix.use(async (c, next) => {
  const { ENVIRONMENT } = c.var.runtime.config
  return ENVIRONMENT === 'local' || ENVIRONMENT === 'test' ? next() : c.text('Not found.\n', 404, noStore)
})

/** GET /ops/matrix.json: the rows of this host's brand, not tried; `npm run matrix` tries them from outside. */
matrix.get('/matrix.json', async (c) => c.json(await rowsOf(c), 200, noStore))

/** GET /ops/matrix: the same as a page with links; each address is tried inside this Worker. */
matrix.get('/matrix', async (c) => {
  const { runtime, site } = c.var
  const url = new URL(c.req.url)
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
