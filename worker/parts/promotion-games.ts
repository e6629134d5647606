import type { GameCard } from '../../shared/content/game.ts'
import type { PromotionCard } from '../../shared/content/promotion.ts'
import { gameExtended } from '../content/feeds/games.ts'
import type { LoadContext } from '../document/page.ts'

/** Most games whose art a list of promotions shows. */
const mostGames = 4

/** The games that running promotions are about, by their slugs. One that the culture lacks leaves its promotion's picture. */
export async function loadPromotionGames(
  { content }: Pick<LoadContext, 'content'>,
  promotions: readonly PromotionCard[],
): Promise<ReadonlyMap<string, GameCard>> {
  const slugs = promotions.flatMap(({ template, gameSlug, state }) =>
    template === 'game' && gameSlug !== null && state === 'active' ? [gameSlug] : [],
  )
  const answers = await Promise.all(
    [...new Set(slugs)].slice(0, mostGames).map((slug) => content.get(gameExtended, { slug })),
  )
  return new Map(answers.flatMap(({ value }) => (value === null ? [] : [[value.slug, value] as const])))
}
