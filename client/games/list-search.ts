import { searchWords } from '../../shared/search/ask.ts'
import { swapCurrency } from '../state/money.ts'
import { visitorMoney } from '../state/page-basics.ts'
import { readPage } from '../state/trusted-markup.ts'

/** After so long without typing the games are looked for. */
const restMs = 300

/** The address that the form leads to: of its parts those that say something. */
function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') address.searchParams.append(name, value)
  return address.href
}

/** Puts what another page has at a place into the same place of this one. */
function take(from: Document, selector: string): Element | null {
  const [mine, other] = [document.querySelector(selector), from.querySelector(selector)]
  if (!mine || !other) return null
  mine.replaceChildren(...[...other.childNodes].map((node) => document.importNode(node, true)))
  return mine
}

/**
 * Looks for games of a list while one types: what the form would lead to takes the list's place, in the same order, and the
 * address remembers it. What cannot be fetched is a matter of the form, which works all the same.
 */
export function enhance(field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement) || field.form === null) return
  const { form } = field
  let shown = addressOf(form)
  let rest: ReturnType<typeof setTimeout> | undefined
  let asked = new AbortController()

  const show = async (address: string): Promise<void> => {
    const list = document.querySelector('[data-found]')
    asked.abort()
    asked = new AbortController()
    if (list) list.ariaBusy = 'true'
    try {
      // Limit: 10 s; then the list stays as it is.
      const response = await fetch(address, { signal: AbortSignal.any([asked.signal, AbortSignal.timeout(10_000)]) })
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      const page = readPage(await response.text())
      const found = take(page, '[data-found]')
      // The field stands beside the form: what each part would leave is counted anew under nobody's hands.
      for (const part of ['#filters', '.filter-bar__count']) take(page, part)
      if (!found) return
      shown = address
      history.replaceState(history.state, '', address)
      const money = visitorMoney()
      if (money) swapCurrency(money, found)
      const paging = found.querySelector<HTMLElement>('nav[data-more]')
      if (paging) (await import('../pages/more.ts')).enhance(paging)
    } finally {
      if (list && !asked.signal.aborted) list.ariaBusy = null
    }
  }

  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })
  field.addEventListener('input', () => {
    clearTimeout(rest)
    if (field.value.trim() !== '' && searchWords(field.value) === null) return
    rest = setTimeout(() => {
      const address = addressOf(form)
      if (address !== shown) show(address).catch(() => undefined)
    }, restMs)
  })
}
