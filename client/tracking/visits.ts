import type { PageVisit } from '../../shared/tracking/page-visits.ts'
import { onOverlays } from '../overlays/events.ts'

/** Tells of the page that is shown, and of every overlay that opens over it (spec 4 "Page visits"). */
export function followVisits(listener: (visit: PageVisit) => void): void {
  const tell = (): void => {
    const { pathname, hash } = location
    // A dialog names itself; what names the page stands in its title.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const name = dialog?.getAttribute('aria-label') ?? document.title
    listener({ path: (pathname + hash).split('?')[0] ?? '/', title: name, at: Date.now() })
  }
  tell()
  onOverlays(({ opened }) => {
    if (opened.length > 0) tell()
  })
}
