import { Hono } from 'hono'
import { type GameList, mainCategories } from '../../shared/content/game.ts'
import { problems } from '../../shared/http/problem.ts'
import { gamePath } from '../../shared/routes/game-category.ts'
import { packList } from '../../shared/search/list.ts'
import { editionNamed } from '../../shared/site/site.ts'
import { gameList } from '../content/feeds/search.ts'
import { digest } from '../content/key.ts'
import { type AppEnv, contentOf } from '../context.ts'
import { matchesEtag } from '../document/etag.ts'
import { createView, type View } from '../view/view.ts'

interface Packed {
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** The list as it is sent, made once for each value that the content cache holds. */
const packed = new WeakMap<GameList, Promise<Packed>>()

async function pack(view: View, list: GameList): Promise<Packed> {
  const categories = mainCategories.map((category) => ({
    name: view.t(`groups.${category}`),
    address: gamePath(view.edition, '*', category) ?? '',
  }))
  const text = JSON.stringify(
    packList({
      ...list,
      images: list.images.map(view.image),
      categories,
      categoryOf: list.categories.map((category) => mainCategories.indexOf(category)),
    }),
  )
  const body = new TextEncoder().encode(text)
  return { body, etag: `W/"${await digest(body)}"` }
}

/** GET /api/{culture}/search-list/: every game of the culture, over which the search of its pages runs (shared/search). */
export const searchList = new Hono<AppEnv>()

searchList.get('/:culture/search-list/', async (c) => {
  const { site } = c.var
  const edition = editionNamed(site, c.req.param('culture'))
  if (!edition) return problems.noSuch('culture')
  const { value } = await contentOf(c, edition.culture.id).get(gameList, {})
  if (value === null) return problems.unavailable('The games', 30)
  // The rate changes no word of the list.
  const making = packed.get(value) ?? pack(createView(site, edition, 1), value)
  packed.set(value, making)
  const { body, etag } = await making
  // Kept by its hash: the browser asks after five minutes whether it is still the same, and searches in its copy meanwhile.
  const headers = { etag, 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' }
  if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
})
