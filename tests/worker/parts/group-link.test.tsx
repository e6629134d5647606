import { renderToStaticMarkup } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { type GameGroup, gameCardSchema } from '../../../shared/content/game.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import { GameGroupSection } from '../../../worker/parts/games.tsx'
import { gameCard } from '../../shared/content/whole-answers.ts'
import { viewOf } from '../pages/support.ts'

const game = gameCardSchema.parse(gameCard)

/** The words of the link beside a group's heading. */
function linkOf(culture: CultureId, group: GameGroup): string | undefined {
  const html = renderToStaticMarkup(<GameGroupSection view={viewOf(culture)} group={group} games={[game]} />)
  return /class="game-group__all"[^>]*>([^<]*)</.exec(html)?.[1]
}

test.each([
  ['en-GB', 'megaways', 'See all'],
  // All new games stand nowhere together: the link names the category that it leads to.
  ['en-GB', 'new_games', 'New slots'],
  ['en-GB', 'popular_games', undefined],
] as const)('in %s the link beside %s says %s', (culture, group, words) => {
  expect(linkOf(culture, group)).toBe(words)
})
