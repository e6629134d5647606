import { fetchPage } from '../state/fetch-page.ts'
import { swapCurrency } from '../state/money.ts'
import { visitorMoney } from '../state/page-basics.ts'
import { keepViewSize, keptViewSize } from '../state/view-sizes.ts'

/** A click that wants the link itself: another button, or a key that opens a new tab or window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const nextOf = (nav: Element): HTMLAnchorElement | null => nav.querySelector<HTMLAnchorElement>('a[rel="next"]')

/** The paging and list of the next page. Limit: that of `fetchPage`; throws on any failure. */
async function fetchNext(address: string): Promise<{ nav: HTMLElement; items: Element[] }> {
  const page = await fetchPage(address)
  const nav = page.querySelector<HTMLElement>('nav[data-more]')
  const list = nav?.previousElementSibling
  if (!nav || !list) throw new Error(`${address} has no list`)
  return { nav, items: [...list.children].map((item) => document.importNode(item, true)) }
}

/** Longest list that is brought back: the rest is a click away. */
const mostRestored = 240

/** Whether the browser brings this visitor back to a page that they have seen. */
const returns = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(entry.type)
}

/** For how many frames the end of a page may take to reach its true height: about a second. */
const mostFrames = 60

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)

/**
 * Puts a returning visitor where they were, once `list` is as long as it was, unless they have gone on by themselves. What is
 * laid out only when it comes near, as the footer is, may be higher than its estimate: until its true height is known, the end
 * of the page cannot be reached.
 */
async function backTo(top: number, list: Promise<void>): Promise<void> {
  const gone = new AbortController()
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => gone.abort(), { signal: gone.signal, passive: true })
  await list
  for (let frame = 0; frame < mostFrames && !gone.signal.aborted && scrollY !== top; frame++) {
    scrollTo({ top, behavior: 'instant' })
    await nextFrame()
  }
  gone.abort()
}

/** Ends what the list before this one listens to. */
let listening = new AbortController()

/**
 * Turns the link to the next page into "load more": its items join the list that stands before the links (rulings 3.7). How
 * far it was opened holds for the session; a list that has just taken another's place is not opened by itself (`restores`).
 */
export function enhance(nav: HTMLElement, { restores = true }: { readonly restores?: boolean } = {}): void {
  const list = nav.previousElementSibling
  const link = nextOf(nav)
  const status = nav.querySelector('p')
  if (!list || !link || !status) return
  link.textContent = nav.dataset.more ?? link.textContent
  status.textContent = nav.dataset.shown ?? status.textContent
  const begun = list.children.length
  const key = location.pathname + location.search
  listening.abort()
  listening = new AbortController()
  /** Adds the next page's items, and gives back the first of them where there is nothing further. */
  const grow = async (): Promise<Element | undefined> => {
    const { nav: next, items } = await fetchNext(link.href)
    list.append(...items)
    const money = visitorMoney()
    if (money) swapCurrency(money, list)
    status.textContent = next.dataset.shown ?? ''
    const further = nextOf(next)
    if (further) link.href = further.href
    else link.remove()
    return further ? undefined : items[0]
  }
  const kept = keptViewSize(key)
  const restore = async (items: number): Promise<void> => {
    nav.ariaBusy = 'true'
    try {
      while (link.isConnected && list.children.length < Math.min(items, mostRestored)) await grow()
    } catch {
      // What cannot be fetched now is fetched when it is asked for.
    } finally {
      nav.ariaBusy = null
    }
  }
  const toRestore = restores ? kept : null
  if (toRestore) {
    const restored = restore(toRestore.items)
    if (returns()) void backTo(toRestore.top, restored)
  }
  const keep = (): void => {
    // Another list without further pages may have taken its place.
    if (!nav.isConnected) return
    const restoring = nav.ariaBusy === 'true' && toRestore !== null
    const items = restoring ? toRestore.items : list.children.length
    if (items > begun || kept) keepViewSize(key, { items, top: scrollY })
  }
  addEventListener('pagehide', keep, { signal: listening.signal })
  link.addEventListener('click', async (event) => {
    if (!isPlain(event)) return
    event.preventDefault()
    if (nav.ariaBusy === 'true') return
    nav.ariaBusy = 'true'
    // From here on, what it says is news.
    status.role = 'status'
    try {
      const first = await grow()
      // The link that had the focus is gone: the reader continues at the first of the new items.
      first?.querySelector<HTMLElement>('a')?.focus()
    } catch {
      // What cannot be fetched may still be visited.
      location.assign(link.href)
    } finally {
      nav.ariaBusy = null
    }
  })
}
