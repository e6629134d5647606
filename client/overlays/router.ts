import { dismiss, follow, type HistoryStep, stackAt } from '../../shared/overlays/stack.ts'
import {
  addressOf,
  hashOf,
  type Overlay,
  type OverlayKind,
  opensUnder,
  overlayOfHash,
} from '../../shared/overlays/table.ts'
import type { Restriction } from '../../shared/place/restriction.ts'
import { readPageData, readVisitorData } from '../state/page-data.ts'
import type { OverlayContext } from './context.ts'
import { publish } from './events.ts'
import { currentEntry, writeEntry } from './history.ts'
import { fetchOverlay } from './needs.ts'
import { openShell, type Shell } from './shell.ts'

interface Open {
  overlay: Overlay
  readonly shell: Shell
  /** Where its link leads; null where no link of the page opened it. */
  address: string | null
}

/** What is open, lowest first: always a copy of what the history's present entry says. */
let open: Open[] = []
/** Ends the wait for a step back in the history; null while there is none. */
let settled: (() => void) | null = null
/** Longest wait for the browser to step back; then the hash is taken off instead. */
const longestStepBackMs = 1000

const page = () => {
  const info = readPageData()
  if (!info) throw new Error('The page says nothing of itself (#page-data).')
  return info
}
const visit = readVisitorData()
const restriction = (): Restriction => visit?.restriction ?? 'none'

const isTop = (shell: Shell): boolean => open.at(-1)?.shell === shell

/** Fetches an overlay's code and shows its content; what fails is said in the dialog, with another try and a plain link. */
async function fill(one: Open): Promise<void> {
  const { shell } = one
  shell.showLoading()
  try {
    const info = page()
    const host = await fetchOverlay(one.overlay.kind, info)
    if (!open.includes(one)) return
    const context: Omit<OverlayContext, 't'> = {
      page: info,
      visit,
      dialog: shell.dialog,
      game: one.address === null ? null : new URL(one.address, location.href).searchParams.get('game'),
      name: shell.name,
      announce: shell.announce,
      fail: (retry, address) =>
        shell.showFailure({
          address: address ?? addressIn(one),
          retry: () => {
            shell.showContent()
            retry()
          },
        }),
      recover: shell.showContent,
      leave: () => leave(shell),
      remember: (overlay) => remember(one, overlay),
    }
    await host.show(one.overlay, context, shell.body)
    shell.showContent()
  } catch (error) {
    console.error('An overlay could not be loaded.', error)
    // A module that once failed stays failed in this document, and after a deploy it is another one: the page is loaded anew.
    if (open.includes(one)) shell.showFailure({ address: addressIn(one), retry: () => location.reload() })
  }
}

const addressIn = (one: Open): string => one.address ?? addressOf(one.overlay, page().addresses)

/** The overlay's state in the address, without a new entry. */
function remember(one: Open, overlay: Overlay): void {
  if (!isTop(one.shell)) return
  one.overlay = overlay
  writeEntry('replace', { hash: hashOf(overlay), over: currentEntry().over })
}

/** Closes the uppermost until only `count` are open. */
function closeDownTo(count: number): Overlay[] {
  const closed = open.slice(count).reverse()
  open = open.slice(0, count)
  for (const { overlay, shell } of closed) {
    void import('./host.tsx').then((host) => host.hide(overlay.kind, shell.body)).catch(() => undefined)
    shell.close()
  }
  return closed.map(({ overlay }) => overlay)
}

/** Makes what is open what the history's present entry says. */
function sync(link: HTMLAnchorElement | null = null): void {
  const stack = stackAt(currentEntry(), restriction())
  const differs = stack.findIndex(({ kind }, index) => open[index]?.overlay.kind !== kind)
  const closed = closeDownTo(differs === -1 ? stack.length : differs)
  const opened: Overlay[] = []
  stack.forEach((overlay, index) => {
    const known = open[index]
    if (known === undefined) {
      const active = document.activeElement
      const invoker = link ?? (active instanceof HTMLElement && active !== document.body ? active : null)
      const shell = openShell(overlay.kind, invoker, () => leave(shell))
      const one = { overlay, shell, address: link?.href ?? null }
      open.push(one)
      opened.push(overlay)
      void fill(one)
    } else if (hashOf(known.overlay) !== hashOf(overlay)) {
      closed.push(known.overlay)
      opened.push(overlay)
      known.overlay = overlay
      known.address = link?.href ?? null
      known.shell.rewind()
      void fill(known)
    }
  })
  if (opened.length > 0 || closed.length > 0) publish({ stack, opened, closed })
}

/** Takes a step in the history and shows what it leads to. */
function take(step: HistoryStep, link: HTMLAnchorElement | null): void {
  if (step.kind === 'none') return
  if (step.kind !== 'back') {
    writeEntry(step.kind, step.entry)
    sync(link)
    return
  }
  // The browser steps back in its own time; what the visitor closes meanwhile waits for it.
  const late = setTimeout(() => {
    writeEntry('replace', { hash: '', over: null })
    settle()
  }, longestStepBackMs)
  settled = () => clearTimeout(late)
  const closed = closeDownTo(open.length - 1)
  publish({ stack: open.map(({ overlay }) => overlay), opened: [], closed })
  history.back()
}

function settle(): void {
  settled?.()
  settled = null
  sync()
}

/** Closes an overlay that the visitor has done with; only the uppermost can be. */
function leave(shell: Shell): void {
  if (settled !== null || !isTop(shell)) return
  take(dismiss(currentEntry(), restriction()), null)
}

/** The overlay that a link of the page opens for this visitor, or null. */
const overlayOf = (link: HTMLAnchorElement): Overlay | null => {
  const overlay = overlayOfHash(link.dataset.hash ?? '')
  return overlay && opensUnder(overlay, restriction()) ? overlay : null
}

/** Opens the overlay of a link; where it does not open for this visitor, the link leads where it says. */
export function followLink(link: HTMLAnchorElement): void {
  if (overlayOf(link) === null) location.assign(link.href)
  else take(follow(currentEntry(), link.dataset.hash ?? '', restriction()), link)
}

const fetched = new Set<OverlayKind>()

/** Fetches the overlay of a link that is being reached for. */
export function prepare(link: HTMLAnchorElement): void {
  const kind = overlayOf(link)?.kind
  if (kind === undefined || fetched.has(kind)) return
  fetched.add(kind)
  // What fails here is fetched again, and its failure said, when the overlay opens.
  fetchOverlay(kind, page()).catch(() => fetched.delete(kind))
}

addEventListener('popstate', settle)
addEventListener('hashchange', settle)
sync()
