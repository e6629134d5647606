import { type InstallEvent, type InstallState, installMachine } from '../../shared/layout/machines.ts'
import { step } from '../../shared/machines/machine.ts'
import { installHidden } from '../../shared/storage/rare-table.ts'
import { readStored, writeStored } from '../state/storage.ts'

/** The browser's offer, as `install-offer.ts` keeps it. */
interface Offers {
  readonly onInstallOffer: (tell: (offer: Event | null) => void) => void
  readonly takeInstallOffer: () => Promise<void>
}

/** Shows the bar that offers to install the site while the browser does, once, and not if it was hidden in this session (spec 2). */
export function enhance(bar: HTMLElement, { onInstallOffer, takeInstallOffer }: Offers): void {
  let state: InstallState = readStored(installHidden) === null ? installMachine.initial : 'hidden'
  const happen = (event: InstallEvent): void => {
    const next = step(installMachine, state, event)
    state = next.state
    bar.hidden = state !== 'offered'
    for (const effect of next.effects)
      if (effect === 'ask') void takeInstallOffer().finally(() => happen('answered'))
      else writeStored(installHidden, '1')
  }
  bar.querySelector('[data-install]')?.addEventListener('click', () => happen('accepted'))
  bar.querySelector('[data-hide]')?.addEventListener('click', () => {
    happen('hidden')
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  onInstallOffer((offer) => {
    if (offer !== null) happen('offered')
  })
  addEventListener('appinstalled', () => happen('installed'))
}
