import { enhance } from '../../pages/browser/enhance.ts'
import { config, tellError } from './to-page.ts'

/** A form is fetched or sent within this time, or the frame says so and offers to try again. */
const answersWithinMs = 10_000

const main = document.getElementById('main') ?? document.body

/** A message of the frame's own above what is shown. */
function messageBox(words: string): HTMLElement {
  for (const old of main.querySelectorAll('.frame-message')) old.remove()
  const box = document.createElement('div')
  box.className = 'frame-message notice notice--fault'
  box.setAttribute('role', 'alert')
  const paragraph = document.createElement('p')
  paragraph.textContent = words
  box.append(paragraph)
  main.prepend(box)
  return box
}

/** Says that the platform cannot be reached, above what was filled in; the button tries the same again. */
function showUnreachable(again: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button--small'
  button.textContent = config.texts.tryAgain
  const box = messageBox(config.texts.unreachable)
  box.append(button)
  button.addEventListener('click', () => {
    box.remove()
    again()
  })
  button.focus()
}

export const showCookiesRefused = (): void => void messageBox(config.texts.cookiesRefused)

/** What an answered page said besides what it shows. */
export interface Shown {
  readonly active: string
  readonly events: readonly unknown[]
}

/** Puts a fetched page into the frame: its main part, and the focus where it is read first. */
function show(page: Document): Shown {
  const next = page.getElementById('main')
  if (next === null) throw new Error('The answer is no page of the platform.')
  main.replaceChildren(...next.childNodes)
  document.title = page.title
  enhance(main)
  const events: unknown = JSON.parse(page.getElementById('events')?.textContent ?? '[]')
  return { active: next.dataset.active ?? 'none', events: Array.isArray(events) ? events : [] }
}

let focusWanted = false

/** Puts the focus where the page is read first; a frame that is not shown yet does it when it gets the focus. */
export function focusFirst(): void {
  const first = main.querySelector<HTMLElement>('[data-focus]') ?? main.querySelector<HTMLElement>('h1')
  first?.focus()
  focusWanted = first !== document.activeElement
}
window.addEventListener('focus', () => {
  if (focusWanted) focusFirst()
})

let underway: AbortController | null = null

/**
 * Fetches a page, or sends a form and fetches what it answers. A newer page ends an older one that is on its way; a form that
 * is sent twice is sent once.
 */
export async function load(address: string, onShown: (shown: Shown) => void, form?: URLSearchParams): Promise<void> {
  if (form !== undefined && underway !== null) return
  underway?.abort()
  const own = new AbortController()
  underway = own
  const limit = setTimeout(() => own.abort('late'), answersWithinMs)
  main.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(address, {
      headers: { 'x-widget': '1' },
      signal: own.signal,
      ...(form !== undefined && { method: 'POST', body: form }),
    })
    if (!response.ok) throw new Error(`The platform answered ${response.status}.`)
    const shown = show(new DOMParser().parseFromString(await response.text(), 'text/html'))
    onShown(shown)
    focusFirst()
  } catch {
    if (own.signal.aborted && own.signal.reason !== 'late') return
    tellError('PLATFORM_UNREACHABLE')
    showUnreachable(() => void load(address, onShown, form))
  } finally {
    clearTimeout(limit)
    if (underway === own) {
      underway = null
      main.removeAttribute('aria-busy')
    }
  }
}

/** Tells the height of what is shown whenever it changes. */
export const watchHeight = (tellHeight: (height: number) => void): void =>
  new ResizeObserver(() => tellHeight(Math.ceil(document.body.scrollHeight))).observe(main)
