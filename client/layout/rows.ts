/** The arrows beside a row move it by what is seen of it. */
export function slide(arrow: HTMLElement): void {
  const row = arrow.parentElement?.querySelector('ul')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  row?.scrollBy({ left: Number(arrow.dataset.slide) * row.clientWidth, behavior: calm ? 'instant' : 'smooth' })
}
