import { onOverlays } from '../overlays/events.ts'

/** Keeps the body's menu-open marker in step with the menu, and closes it when an overlay opens or a link is followed (spec 4). */
export function enhanceMenu(): void {
  const menu = document.getElementById('site-menu')
  if (!menu) return
  menu.addEventListener('toggle', () => document.body.classList.toggle('menu-open', menu.matches(':popover-open')))
  onOverlays(({ opened }) => {
    if (opened.length > 0) menu.hidePopover()
  })
  for (const group of document.querySelectorAll<HTMLDetailsElement>('.site-header__nav details')) {
    addEventListener('click', (event) => {
      if (event.target instanceof Node && !group.contains(event.target)) group.open = false
    })
    group.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !group.open) return
      group.open = false
      group.querySelector('summary')?.focus()
    })
  }
}
