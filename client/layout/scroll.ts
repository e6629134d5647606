/** From here on the way back up is offered (spec 9). */
const backToTopFrom = 200

/** Shows the back-to-top button once the page is scrolled, and lets what comes into sight move. */
export function enhanceScroll(): void {
  const jackpot = document.querySelector<HTMLDataElement>('data[data-hourly]')
  if (jackpot)
    import('./jackpot-counter.ts').then(
      ({ followJackpot }) => followJackpot(jackpot),
      () => undefined,
    )
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
