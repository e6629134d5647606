/** A row of tabs that scrolls sideways begins at the tab of this page. */
export function showCurrentTab(): void {
  const tab = document.querySelector<HTMLElement>('.tabs [aria-current]')
  const row = tab?.closest('ul')
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
