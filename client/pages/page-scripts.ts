import { whenSeen } from '../layout/when-seen.ts'

type Scripts = Readonly<Record<string, () => Promise<{ readonly enhance: (root: HTMLElement) => void }>>>

const keptGames = () => import('../games/kept-games-rows.ts')

/** What a page has that a script makes more comfortable, and the module that does it: fetched only where the page has it. */
const scripts: Scripts = {
  '[data-faq]': () => import('./faq.ts'),
  '[data-self-assessment]': () => import('./self-assessment.ts'),
  '[data-forward]': () => import('./forward.ts'),
  '[data-install-panel]': () => import('./install.ts'),
  'nav[data-more]': () => import('./more.ts'),
  '[data-search-list]': () => import('../games/list-search.ts'),
  '[data-favourite]': () => import('../games/game-page.ts'),
  ':root:is([data-favourites],[data-recent]) [data-kept-games]': keptGames,
}

/** What is of use to those who look at it alone, and mostly stands far down: fetched once a tenth of it is seen (spec 9 "Lazy loading"). */
const seenScripts: Scripts = {
  '[data-countdown]': () => import('./countdown.ts'),
  '[data-winners]': () => import('./winners.ts'),
  '[data-subscribe]': () => import('./subscribe.ts'),
  '[data-copy]': () => import('./copy-link.ts'),
}

/** Starts the scripts of this page. One that cannot be loaded leaves the page as it is: it works without. */
export function enhancePage(): void {
  const start = (load: Scripts[string], root: HTMLElement): void => {
    load()
      .then(({ enhance }) => enhance(root))
      .catch((error: unknown) => console.warn('A script cannot be loaded.', error))
  }
  const find = (table: Scripts, then: typeof start): void => {
    for (const [selector, load] of Object.entries(table)) {
      const root = document.querySelector<HTMLElement>(selector)
      if (root) then(load, root)
    }
  }
  find(scripts, start)
  find(seenScripts, (load, root) => whenSeen(root, () => start(load, root)))
  // Out of the back/forward cache: other games may be kept than when the page was left.
  addEventListener('pageshow', ({ persisted }) => persisted && find({ '[data-kept-games]': keptGames }, start))
}
