import { searchWords } from '../../shared/search/ask.ts'
import { fetchPage } from '../state/fetch-page.ts'
import { swapCurrency } from '../state/money.ts'
import { visitorMoney } from '../state/page-basics.ts'

/** After so long without typing the games are looked for. */
const restMs = 300

/** Where the games are counted. */
const countPlace = '.filter-bar__count'

/** The address that the form leads to: of its parts those that say something. */
function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') address.searchParams.append(name, value)
  return address.href
}

/** Puts what another page has at a place into the same place of this one. */
function take(from: Document, selector: string): HTMLElement | null {
  const [mine, other] = [document.querySelector<HTMLElement>(selector), from.querySelector(selector)]
  if (!mine || !other) return null
  mine.replaceChildren(...[...other.childNodes].map((node) => document.importNode(node, true)))
  return mine
}

/** Starts the scripts of what was taken; it works without them. */
async function enhanceTaken(found: HTMLElement): Promise<void> {
  const paging = found.querySelector<HTMLElement>('nav[data-more]')
  const times = [...found.querySelectorAll<HTMLElement>('[data-countdown]')]
  if (paging) (await import('../pages/more.ts')).enhance(paging, { restores: false })
  for (const time of times) (await import('../pages/countdown.ts')).enhance(time)
}

/**
 * Looks for games of a list while one types: what the form would lead to takes the list's place, in the same order, and the
 * address remembers it. What cannot be fetched is said where the games are counted; the form works all the same.
 */
export function enhance(field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement) || field.form === null) return
  const { form } = field
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })
  // What was typed before this script came is looked for as if it was typed now.
  const typed = field.value !== field.defaultValue
  let shown = typed ? location.href : addressOf(form)
  let rest: ReturnType<typeof setTimeout> | undefined
  let asked = new AbortController()
  /** What the count said before it said that the games cannot be listed. */
  let counted: string | null = null

  const sayFailed = (): void => {
    const count = document.querySelector<HTMLElement>(countPlace)
    if (!count) return
    counted = count.textContent
    count.textContent = count.dataset.failed ?? ''
    count.classList.add('filter-bar__count--failed')
  }
  const sayCounted = (): void => {
    const count = document.querySelector(countPlace)
    if (!count || counted === null) return
    count.textContent = counted
    count.classList.remove('filter-bar__count--failed')
    counted = null
  }

  const show = async (address: string): Promise<void> => {
    const list = document.querySelector('[data-found]')
    const mine = new AbortController()
    asked = mine
    if (list) list.ariaBusy = 'true'
    try {
      // Limit: that of `fetchPage`; then the list stays as it is.
      const page = await fetchPage(address, mine.signal)
      const found = take(page, '[data-found]')
      if (!found) throw new Error(`${address} has no list`)
      // The field stands beside the form: what each part would leave is counted anew under nobody's hands.
      for (const part of ['#filters', countPlace]) take(page, part)
      shown = address
      history.replaceState(history.state, '', address)
      const money = visitorMoney()
      if (money) swapCurrency(money, found)
      void enhanceTaken(found).catch(() => undefined)
    } catch {
      if (!mine.signal.aborted) sayFailed()
    } finally {
      // Who asks after this one has the list.
      if (list && asked === mine) list.ariaBusy = null
    }
  }

  const look = (): void => {
    clearTimeout(rest)
    asked.abort()
    sayCounted()
    if (field.value.trim() !== '' && searchWords(field.value) === null) return
    rest = setTimeout(() => {
      const address = addressOf(form)
      if (address !== shown) void show(address)
    }, restMs)
  }
  field.addEventListener('input', look)
  if (typed) look()
}
