/** Links to a game: its card, its information, and what plays it. */
const links = '.game-card a, .game-result, a[data-hash^="gamepage/"], a[href*="game="]'

/** The game that a link is about: the platform is told it as `game`, a page of the site ends in it. */
export function gameOf(address: string): string {
  const url = new URL(address, 'https://site.invalid')
  return url.searchParams.get('game') ?? url.pathname.split('/').filter(Boolean).at(-1) ?? ''
}

/** Tells of every click on a game (spec 9 "Pixels": GameClick). */
export function followGameClicks(listener: (game: string) => void): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
    if (link) listener(gameOf(link.href))
  })
}
