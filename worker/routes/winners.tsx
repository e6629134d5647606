import { Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { problems } from '../../shared/http/problem.ts'
import { editionNamed } from '../../shared/site/site.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { latestWinners } from '../pages/winners/load.ts'
import { WinnerRows } from '../pages/winners/WinnerRows.tsx'
import { createView } from '../view/view.ts'
import { exchangeRate } from '../visitor/exchange-rate.ts'

/** GET /api/{culture}/winners/: the rows of the winners page as HTML, with which its script renews the list. */
export const winnersApi = new Hono<AppEnv>()

winnersApi.get('/:culture/winners/', async (c) => {
  const { site } = c.var
  const edition = editionNamed(site, c.req.param('culture'))
  if (!edition) return problems.noSuch('culture')
  const content = contentOf(c, edition.culture.id)
  const [list, rate] = await Promise.all([latestWinners(content), exchangeRate(edition.culture.currency, content)])
  if (list === null) return problems.unavailable('The winners', 60)
  const view = createView(site, edition, rate)
  return new Response(renderToStaticMarkup(<WinnerRows view={view} winners={list} now={new Date()} />), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=20' },
  })
})
