import { Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { z } from 'zod'
import type { GameCard } from '../../shared/content/game.ts'
import { slugPattern } from '../../shared/content/slug.ts'
import { createContent } from '../content/content.ts'
import { gameList } from '../content/feeds/search.ts'
import type { AppEnv } from '../context.ts'
import { GameList } from '../parts/games.tsx'
import { createView } from '../view/view.ts'

/** Slugs with a comma between, few enough for a row. */
const slugsSchema = z
  .string()
  .max(2000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().regex(slugPattern)).max(24))

/** Side of a tile in px, as the content API draws them. */
const tile = 360

/** GET /api/{culture}/game-cards/?slugs=: a row of games as HTML, with which a page shows what only its visitor knows of. */
export const gameCards = new Hono<AppEnv>()

gameCards.get('/:culture/game-cards/', async (c) => {
  const { runtime, site } = c.var
  const edition = site.editions.find(({ culture }) => culture.id === c.req.param('culture'))
  const asked = slugsSchema.safeParse(c.req.query('slugs'))
  if (!edition || !asked.success) return Response.json({ title: 'No such games' }, { status: 404 })
  const scope = { brand: site.brand.id, culture: edition.culture.id }
  const content = createContent(runtime.content, scope, (work) => c.executionCtx.waitUntil(work))
  const { value: list } = await content.get(gameList, {})
  if (list === null)
    return Response.json(
      { title: 'The games cannot be listed just now' },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '30' } },
    )
  const games = asked.data.flatMap((slug): GameCard[] => {
    const at = list.slugs.indexOf(slug)
    const [name, mainCategory, url] = [list.names[at], list.categories[at], list.images[at]]
    const provider = list.providers[list.providerOf[at] ?? -1]
    if (name === undefined || mainCategory === undefined || url === undefined || provider === undefined) return []
    const image = { url, width: tile, height: tile }
    return [
      {
        slug,
        name,
        mainCategory,
        provider,
        image,
        wideImage: null,
        badges: [],
        jackpotEur: null,
        rating: null,
        figures: null,
      },
    ]
  })
  const html = renderToStaticMarkup(<GameList view={createView(site, edition, 1)} games={games} layout="row" />)
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=60' },
  })
})
