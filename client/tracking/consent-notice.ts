import { consentCategories } from '../../shared/consent/categories.ts'
import { formatConsent } from '../../shared/consent/consent.ts'
import { answerOf, choiceOfForm } from '../../shared/consent/decide.ts'
import { consentChoice } from '../../shared/storage/table.ts'
import { storedConsent, writeStored } from '../state/storage.ts'
import { loadWithdrawal, startConsent, takeChoice } from './consent.ts'

const root = document.documentElement

/**
 * Has the server set the same cookie again: browsers keep one that a script has set for a week only. Behind the page, and
 * within 10 s; what fails is asked again in a week.
 */
const keepLonger = (form: HTMLFormElement, data: FormData): void => {
  const body = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  fetch(form.action, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
}

/** The notice goes, and with it the focus, unless the visitor has gone on meanwhile. */
const hide = (form: HTMLFormElement): void => {
  delete root.dataset.consentOpen
  const focused = document.activeElement
  if (focused === null || focused === document.body || form.contains(focused))
    document.getElementById('main')?.focus({ preventScroll: true })
}

/** Opens an answered notice again, its switches as the visitor left them. */
const reopen = (form: HTMLFormElement): void => {
  root.dataset.consentOpen = ''
  loadWithdrawal().catch(() => undefined)
  const granted = storedConsent()
  for (const category of consentCategories) {
    const box = form.elements.namedItem(category)
    if (box instanceof HTMLInputElement) box.checked = granted[category]
  }
  form.querySelector('details')?.setAttribute('open', '')
  form.querySelector<HTMLElement>('summary')?.focus()
}

/** Takes a choice without leaving the page, and hides the notice (rulings 6.5). */
export function enhanceConsent(): void {
  const form = document.querySelector<HTMLFormElement>('[data-consent-form]')
  startConsent(form !== null)
  if (!form) return
  form.addEventListener('submit', (event) => {
    const data = new FormData(form, event.submitter)
    const gpc = Reflect.get(navigator, 'globalPrivacyControl') === true
    const choice = choiceOfForm((name) => data.get(name))
    const stored = formatConsent(answerOf(choice, gpc))
    event.preventDefault()
    if (writeStored(consentChoice, stored)) takeChoice(stored)
    // The browser takes no cookie from a script: nothing is granted here. The server's, if it is taken, holds from the next page on.
    else root.dataset.consent = stored
    hide(form)
    keepLonger(form, data)
  })
  for (const opener of document.querySelectorAll('[data-consent-open]'))
    opener.addEventListener('click', (event) => {
      event.preventDefault()
      reopen(form)
    })
}
