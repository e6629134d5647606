import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { markets } from '../../markets/registry.ts'
import { buildItems } from '../../platform/content-files/build-items.ts'
import { mainCategoryIn } from '../../platform/demo/games/availability.ts'
import { buildGames } from '../../platform/demo/games/build-games.ts'
import { describerOf } from '../../platform/demo/games/describe/describe-games.ts'

/** Words of an inducement, in English and French. */
const offer =
  /bonus|cash-?back|\breload|free[ -]spin|refer-a|\bmatch(?:ed|ing)? (?:deposit|bonus)|tours? gratuits?|parrainage|recharge|\bremise\b/i

const publicWords = z.object({
  slug: z.string().optional(),
  title: z.string().optional(),
  neutralName: z.string().optional(),
  description: z.string().optional(),
})

/** Items whose pages lead to the rules of offers: their routes' own words stay (rulings 8). */
const rulesOfOffers = ['bonus-policy', 'bonus-terms']

const editions = Object.values(brands).flatMap(({ id: brand, domain }) =>
  domain.cultures.map((culture) => ({ brand, culture })),
)

const games = buildGames(1200)
const describeGame = describerOf(games)

describe.each(editions.filter(({ culture }) => !markets[culture].rules.offersInHead))(
  'in $brand, $culture',
  (edition) => {
    test('no address, title or description of an item speaks of an offer', async () => {
      const { items } = await buildItems(edition.brand, edition.culture, new Map())
      const told = items
        .filter(({ feed, id: item }) => !rulesOfOffers.includes(item) && feed !== 'bonus-terms')
        .flatMap(({ feed, id: item, slug, data }) => {
          const { title, neutralName, description } = publicWords.parse(data)
          // A promotion's own title never stands in the head here: its neutral name does.
          const head = [feed === 'promotion' ? neutralName : title, description]
          return [...(['promotion', 'blog-post', 'landing', 'feature'].includes(feed) ? [slug] : []), ...head].flatMap(
            (text) => (text !== undefined && offer.test(text) ? [`${feed} ${item}: ${text}`] : []),
          )
        })
      expect(told).toEqual([])
      expect(cultures[edition.culture].currency).toBe('CAD')
    })

    test('no name, address or description of a game does', () => {
      const told = games
        .filter((game) => mainCategoryIn(game, edition.culture) !== null)
        .flatMap((game) => [game.name, game.slug, describeGame(game, edition.culture).summary])
        .filter((text) => offer.test(text))
      expect(told).toEqual([])
    })
  },
)
