import { type Context, Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { unlimited } from '../content/budget.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { siteOfHost } from '../middleware/site.ts'
import { localOnly, onEveryBrand, unlisted } from './local-pages.ts'
import { MatrixPage, type TriedRow } from './matrix/MatrixPage.tsx'
import { type MatrixRow, matrixRows } from './matrix/rows.ts'
import { pages } from './pages.ts'

/** The matrix of brand × culture × route in local and test runs; elsewhere there is no such address (quality 8.1). */
export const matrix = new Hono<AppEnv>()

const rowsOf = (c: Context<AppEnv>): Promise<readonly MatrixRow[]> => {
  return matrixRows(c.var.site, (culture) => contentOf(c, culture, unlimited))
}

matrix.use(localOnly)

/** GET /ops/matrix.json: the rows of this host's brand, not tried; `npm run matrix` tries them from outside. */
matrix.get('/matrix.json', async (c) => c.json(await rowsOf(c), 200, unlisted))

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
  const html = renderToStaticMarkup(<MatrixPage site={site} rows={tried} brands={onEveryBrand(c)} />)
  return c.html(`<!doctype html>${html}`, 200, unlisted)
})
