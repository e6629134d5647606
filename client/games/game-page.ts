import { enhance as enhanceFavourite } from './favourite-button.ts'
import { noteGame } from './recent-games.ts'

/** A game's page: its heart works, and the game counts as seen. */
export function enhance(button: HTMLElement): void {
  const slug = button.dataset.favourite
  if (slug !== undefined) noteGame(slug)
  enhanceFavourite(button)
}
