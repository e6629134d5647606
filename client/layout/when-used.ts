/** How a tile is reached before it is chosen. */
const reaching = ['pointerover', 'focusin'] as const

/** What of the layout is fetched when it is first used. What cannot be had leaves the page as it is: it works without. */
export function followUse(): void {
  const scrolled = (): void =>
    void import('./scroll.ts').then(
      ({ enhanceScroll }) => enhanceScroll(),
      () => undefined,
    )
  // The browser may offer to install the site at any time; what it does by itself is held back (domain 5).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    import('./install-offer.ts').then(
      ({ keepInstallOffer }) => keepInstallOffer(event),
      () => undefined,
    )
  })
  // A page that is come back to begins where it was left.
  if (scrollY > 0) scrolled()
  else addEventListener('scroll', scrolled, { once: true, passive: true })
  const reach = (target: EventTarget | null): void => {
    if (!(target instanceof Element) || target.closest('.game-card__link') === null) return
    for (const type of reaching) removeEventListener(type, reached)
    import('../games/tile-motion.ts').then(
      ({ followTiles }) => followTiles(target),
      () => undefined,
    )
  }
  const reached = ({ target }: Event): void => reach(target)
  for (const type of reaching) addEventListener(type, reached, { passive: true })
  // Somebody may point at a tile since before this script was there.
  reach(document.querySelector('.game-card__link:is(:hover, :focus-visible)'))
  let chosen: Element | null | undefined
  document.addEventListener('click', ({ target }) => {
    // The stylesheet has the chosen tile become its game's art on the next page.
    chosen?.removeAttribute('data-chosen')
    chosen = target instanceof Element ? target.closest('.game-card__link') : null
    chosen?.setAttribute('data-chosen', '')
    const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-slide]') : null
    if (arrow)
      import('./rows.ts').then(
        ({ slide }) => slide(arrow),
        () => undefined,
      )
  })
}
