import { swapCurrency } from '../state/money.ts'
import { visitorMoney } from '../state/page-basics.ts'

/** A click that wants the link itself: another button, or a key that opens a new tab or window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const nextOf = (nav: Element): HTMLAnchorElement | null => nav.querySelector<HTMLAnchorElement>('a[rel="next"]')

/** The paging and list of the next page. Limit: 10 s; throws on any failure. */
async function fetchNext(address: string): Promise<{ nav: HTMLElement; items: Element[] }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const nav = page.querySelector<HTMLElement>('nav[data-more]')
  const list = nav?.previousElementSibling
  if (!nav || !list) throw new Error(`${address} has no list`)
  return { nav, items: [...list.children].map((item) => document.importNode(item, true)) }
}

/** Turns the link to the next page into "load more": its items join the list that stands before the links (rulings 3.7). */
export function enhance(nav: HTMLElement): void {
  const list = nav.previousElementSibling
  const link = nextOf(nav)
  const status = nav.querySelector('p')
  if (!list || !link || !status) return
  link.textContent = nav.dataset.more ?? link.textContent
  status.textContent = nav.dataset.shown ?? status.textContent
  // From here on, what it says is news.
  status.role = 'status'
  link.addEventListener('click', async (event) => {
    if (!isPlain(event)) return
    event.preventDefault()
    if (nav.ariaBusy === 'true') return
    nav.ariaBusy = 'true'
    try {
      const { nav: next, items } = await fetchNext(link.href)
      list.append(...items)
      const money = visitorMoney()
      if (money) swapCurrency(money, list)
      status.textContent = next.dataset.shown ?? ''
      const further = nextOf(next)
      if (further) link.href = further.href
      else {
        // The link that had the focus goes: the reader continues at the first of the new items.
        items[0]?.querySelector<HTMLElement>('a')?.focus()
        link.remove()
      }
    } catch {
      // What cannot be fetched may still be visited.
      location.assign(link.href)
    } finally {
      nav.ariaBusy = null
    }
  })
}
