/** From here on the way back up is offered (spec 9). */
const backToTopFrom = 200

/** A row of tabs that scrolls sideways begins at the tab of this page. */
export function showCurrentTab(): void {
  const tab = document.querySelector<HTMLElement>('.tabs [aria-current]')
  const row = tab?.closest('ul')
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/** The arrows beside a row move it by what is seen of it. */
export function enhanceRows(): void {
  document.addEventListener('click', ({ target }) => {
    const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-slide]') : null
    const row = arrow?.parentElement?.querySelector('ul')
    if (!arrow || !row) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.scrollBy({ left: Number(arrow.dataset.slide) * row.clientWidth, behavior: calm ? 'instant' : 'smooth' })
  })
}

/** Shows the back-to-top button once the page is scrolled. */
export function enhanceScroll(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]')
  if (!button) return
  const update = () => button.toggleAttribute('data-shown', scrollY > backToTopFrom)
  addEventListener('scroll', update, { passive: true })
  update()
  button.addEventListener('click', (event) => {
    event.preventDefault()
    import('./back-to-top.ts').then(
      (moves) => moves.scrollToTop(),
      () => scrollTo(0, 0),
    )
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
