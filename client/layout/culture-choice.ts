import { chosenCulture } from '../../shared/storage/table.ts'
import { writeStored } from '../state/storage.ts'

/**
 * Remembers a choice of the language switcher or the suggestion bar: nothing else writes the cookie (rulings 2.5). The other
 * language's page is asked the same: its link, which every visitor of the page is given alike, takes the query along.
 */
export function rememberCulture(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const choice = event.target.closest<HTMLAnchorElement>('a[data-culture]')
    if (choice?.dataset.culture) {
      writeStored(chosenCulture, choice.dataset.culture)
      if (choice.search === '') choice.search = location.search
    }
    if (!event.target.closest('[data-suggestion-dismiss]')) return
    const current = document.documentElement.dataset.cultureId
    if (current) writeStored(chosenCulture, current)
    delete document.documentElement.dataset.suggest
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
