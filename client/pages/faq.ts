import { holdsWords } from '../../shared/content/fold.ts'

/** Said once typing rests, so that a screen reader hears one count and not one a letter (domain 6). */
const sayAfterMs = 700

const openTarget = (): void => {
  const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const item = target?.closest('details')
  if (!item || item.open) return
  item.open = true
  item.scrollIntoView()
}

/** Narrows the questions as one types, and opens the one that the address names. */
export function enhance(root: HTMLElement): void {
  // Browsers open a disclosure for what the address names inside it; older ones do not.
  addEventListener('hashchange', openTarget)
  openTarget()

  const form = root.querySelector<HTMLFormElement>('form')
  const input = form?.querySelector('input')
  const status = form?.querySelector('[role=status]')
  if (!form || !input || !status) return
  const counts: unknown = JSON.parse(form.dataset.counts ?? '[]')
  const items = [...root.querySelectorAll('details')].map((element) => ({ element, text: element.textContent ?? '' }))
  let timer = 0
  const narrow = (): void => {
    let found = 0
    for (const { element, text } of items) {
      element.hidden = !holdsWords(text, input.value)
      if (!element.hidden) found++
    }
    for (const group of root.querySelectorAll<HTMLElement>('.faq__group'))
      group.hidden = group.querySelector('details:not([hidden])') === null
    clearTimeout(timer)
    const said = input.value.trim() === '' || !Array.isArray(counts) ? '' : String(counts[found] ?? found)
    timer = window.setTimeout(() => {
      status.textContent = said
    }, sayAfterMs)
  }
  // A list that the server has narrowed lacks the other questions: then the form is sent as it is.
  if (new URLSearchParams(location.search).get('q')) return
  input.addEventListener('input', narrow)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    narrow()
  })
}
