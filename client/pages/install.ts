import { onInstallOffer, takeInstallOffer } from '../layout/install-offer.ts'

/** Shows the install panel while the browser offers to install the site. */
export function enhance(panel: HTMLElement): void {
  onInstallOffer((offer) => {
    panel.hidden = offer === null
  })
  panel.querySelector('button')?.addEventListener('click', () => void takeInstallOffer())
}
