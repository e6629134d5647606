/** The browser's offer to install the site (Chromium only; its type is in no standard library). */
export interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>
}

let offer: InstallOffer | null = null
const waiting = new Set<(offer: InstallOffer | null) => void>()

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event && typeof event.prompt === 'function'

const change = (next: InstallOffer | null): void => {
  offer = next
  for (const tell of waiting) tell(offer)
}

/** Shows the bar, on a page that has no panel of its own for it. Where its code cannot be had, the next page offers it. */
const showBar = (): void => {
  const bar = document.querySelector<HTMLElement>('[data-install-bar]')
  if (bar === null || document.querySelector('[data-install-panel]')) return
  bar.removeAttribute('data-install-bar')
  import('./install-bar.ts').then(
    ({ enhance }) => enhance(bar, { onInstallOffer, takeInstallOffer }),
    () => undefined,
  )
}

/** Keeps the offer until somebody wants it, or until the site is installed by other means. */
export function keepInstallOffer(event: Event): void {
  if (!isOffer(event)) return
  if (offer === null) addEventListener('appinstalled', () => change(null), { once: true })
  change(event)
  showBar()
}

/** Tells now and at every change whether there is an offer. */
export function onInstallOffer(tell: (offer: InstallOffer | null) => void): void {
  waiting.add(tell)
  tell(offer)
}

/** Takes the offer, which is good for one question only. */
export async function takeInstallOffer(): Promise<void> {
  const taken = offer
  change(null)
  await taken?.prompt()
}
