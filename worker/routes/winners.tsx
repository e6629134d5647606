import { Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { createContent } from '../content/content.ts'
import type { AppEnv } from '../context.ts'
import { latestWinners } from '../pages/winners/load.ts'
import { WinnerRows } from '../pages/winners/WinnerRows.tsx'
import { createView } from '../view/view.ts'
import { exchangeRate } from '../visitor/exchange-rate.ts'

/** GET /api/{culture}/winners/: the rows of the winners page as HTML, with which its script renews the list. */
export const winnersApi = new Hono<AppEnv>()

winnersApi.get('/:culture/winners/', async (c) => {
  const { runtime, site } = c.var
  const edition = site.editions.find(({ culture }) => culture.id === c.req.param('culture'))
  if (!edition) return Response.json({ title: 'No such culture' }, { status: 404 })
  const { culture } = edition
  const scope = { brand: site.brand.id, culture: culture.id }
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const [list, rate] = await Promise.all([
    latestWinners(createContent(runtime.content, scope, waitUntil)),
    exchangeRate(culture.currency, runtime.content, scope, waitUntil),
  ])
  if (list === null)
    return Response.json(
      { title: 'The winners cannot be fetched just now' },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '60' } },
    )
  const view = createView(site, edition, rate)
  return new Response(renderToStaticMarkup(<WinnerRows view={view} winners={list} now={new Date()} />), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=20' },
  })
})
