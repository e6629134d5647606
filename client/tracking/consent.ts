import type { Consent } from '../../shared/consent/categories.ts'
import { consentModeUpdate } from '../../shared/consent/consent-mode.ts'
import { chosenCulture, consentChoice } from '../../shared/storage/table.ts'
import { readStored, storedConsent } from '../state/storage.ts'

const root = document.documentElement

/** Between this site's tabs. Closed while the page rests in the back/forward cache, which would not take it otherwise. */
let otherTabs: BroadcastChannel | null = null

type Listener = (granted: Consent) => void
const listeners = new Set<Listener>()

/** Tells now and at every choice what is granted. */
export function onConsent(listener: Listener): void {
  listeners.add(listener)
  listener(storedConsent())
}

const tellTags = (granted: Consent): void => {
  const gtag: unknown = Reflect.get(window, 'gtag')
  if (typeof gtag === 'function') for (const call of consentModeUpdate(granted)) gtag(...call)
}

/** Fetches the code that takes away what is kept, before it is wanted. */
export const loadWithdrawal = () => import('./withdraw.ts')

/** Takes away what is kept and not agreed to. Where its code cannot be fetched, the next page does it. */
const clean = (granted: Consent): void => {
  if (Object.values(granted).every((given) => given)) return
  loadWithdrawal().then(
    ({ removeUngranted }) => removeUngranted(granted),
    () => undefined,
  )
}

/** Whether the device may hold more than what is necessary: a first visit loads no code to look closer. */
const holdsMore = (): boolean => {
  try {
    const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
    const known = ['', chosenCulture.name, consentChoice.name]
    return localStorage.length > 0 || names.some((name) => !known.includes(name))
  } catch {
    return false
  }
}

const apply = (): void => {
  const granted = storedConsent()
  tellTags(granted)
  clean(granted)
  for (const listener of listeners) listener(granted)
}

/** Takes a choice that the server has stored, in this tab and in the others. */
export function takeChoice(stored: string): void {
  root.dataset.consent = stored
  apply()
  otherTabs?.postMessage(stored)
}

/** A choice that was made in another tab: the cookie has it already. */
const followChoice = (): void => {
  const stored = readStored(consentChoice)
  if (stored === null || stored === root.dataset.consent) return
  root.dataset.consent = stored
  apply()
}

/** Restores a visitor's choice, and follows those of other tabs. A page that asks nobody grants nothing (rulings 4.4). */
export function startConsent(asks: boolean): void {
  if (!asks) return
  const granted = storedConsent()
  if (root.dataset.consent !== undefined) tellTags(granted)
  if (holdsMore()) clean(granted)
  const open = (): void => {
    otherTabs = new BroadcastChannel('consent')
    otherTabs.onmessage = followChoice
  }
  open()
  addEventListener('pagehide', () => {
    otherTabs?.close()
    otherTabs = null
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    open()
    followChoice()
  })
}
