// Runs inline in the head, before anything is painted and before any tag: consent defaults and what only the browser knows.
import { consentModeDefault } from '../shared/consent/consent-mode.ts'
import { favouriteGames, recentGames } from '../shared/storage/rare-table.ts'
import { lifetimeState, promosViewd } from '../shared/storage/table.ts'

/** The queue that Google's tags read, once there are any. */
const layer: unknown[] = []
Object.assign(window, { dataLayer: layer })
function gtag(..._: readonly unknown[]) {
  // The tag reads the arguments object itself; an array is ignored (domain 2).
  // biome-ignore lint/complexity/noArguments: see above
  layer.push(arguments)
}
Object.assign(window, { gtag })
for (const call of consentModeDefault) gtag(...call)

const root = document.documentElement
root.dataset.script = ''
try {
  const lifetime: unknown = JSON.parse(localStorage.getItem(lifetimeState.name) ?? '{}')
  if (typeof lifetime === 'object' && lifetime !== null && 'segment' in lifetime)
    if (lifetime.segment === 0 || lifetime.segment === 1) root.dataset.segment = String(lifetime.segment)
  if (localStorage.getItem(promosViewd.name) === '1') root.dataset.promos = 'viewed'
  if (localStorage.getItem(favouriteGames.name)) root.dataset.favourites = ''
  if (localStorage.getItem(recentGames.name)) root.dataset.recent = ''
} catch {
  // Storage is denied or holds something else: the visitor counts as a guest.
}

// A phone in landscape gets the 1024 px layout; zoom stays possible (spec 4, rulings 7.8).
const landscapePhone = matchMedia('(orientation: landscape) and (pointer: coarse)').matches && screen.availHeight < 601
if (landscapePhone) document.querySelector('meta[name=viewport]')?.setAttribute('content', 'width=1024')
