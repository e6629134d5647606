import { Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import * as z from 'zod/mini'
import type { GameCard, GameList as List } from '../../shared/content/game.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { mostFavourites } from '../../shared/games/favourites.ts'
import { problems } from '../../shared/http/problem.ts'
import { editionNamed } from '../../shared/site/site.ts'
import { gameList } from '../content/feeds/search.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { GameList } from '../parts/games.tsx'
import { createView } from '../view/view.ts'

/** Slugs with a comma between: as many as the longest row holds. */
const slugsSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(4000)),
    z.transform((text) => text.split(',')),
  ),
  z.array(slugSchema).check(z.maxLength(mostFavourites)),
)

/** Side of a tile in px, as the content API draws them. */
const tile = 360

/** The card of a game of the list, with what the list holds of it. */
function cardAt(list: List, at: number): GameCard | null {
  const [slug, name, mainCategory, url] = [list.slugs[at], list.names[at], list.categories[at], list.images[at]]
  const provider = list.providers[list.providerOf[at] ?? -1]
  if (!slug || name === undefined || mainCategory === undefined || url === undefined || !provider) return null
  const image = { url, width: tile, height: tile }
  const none = { wideImage: null, badges: [], jackpotEur: null, rating: null, figures: null }
  return { slug, name, mainCategory, provider, image, ...none }
}

/** GET /api/{culture}/game-cards/?slugs=: a row of games as HTML, with which a page shows what only its visitor knows of. */
export const gameCards = new Hono<AppEnv>()

gameCards.get('/:culture/game-cards/', async (c) => {
  const { site } = c.var
  const edition = editionNamed(site, c.req.param('culture'))
  if (!edition) return problems.noSuch('culture')
  const asked = slugsSchema.safeParse(c.req.query('slugs'))
  if (!asked.success) return problems.invalid(asked.error, 'query')
  const { value: list } = await contentOf(c, edition.culture.id).get(gameList, {})
  if (list === null) return problems.unavailable('The games', 30)
  const games = asked.data.flatMap((slug) => cardAt(list, list.slugs.indexOf(slug)) ?? [])
  const html = renderToStaticMarkup(<GameList view={createView(site, edition, 1)} games={games} layout="row" />)
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, max-age=60' },
  })
})
