import { needsOf, type OverlayKind, type OverlayNeed } from '../../shared/overlays/table.ts'
import type { PageData } from '../../shared/site/page-data.ts'
import { islands } from './islands.ts'
import { loadStyles } from './styles.ts'

/** How each need is met. */
const meet: Readonly<Record<OverlayNeed, (page: PageData) => Promise<unknown>>> = {
  texts: async (page) => (await import('../state/texts.ts')).loadTexts(page),
  styles: ({ overlayStyles }) => loadStyles(overlayStyles),
  // Only begun: search shows itself while the list comes.
  games: async (page) => (await import('../search/search-client.ts')).warmSearch(page),
}

/** Fetches everything that an overlay of this kind is shown with. The browser keeps it: a second call costs nothing. */
export async function fetchOverlay(kind: OverlayKind, page: PageData) {
  const [host] = await Promise.all([
    import('./host.tsx'),
    islands[kind](),
    ...needsOf(kind).map((need) => meet[need](page)),
  ])
  return host
}
