import { account } from '../../shared/account/account.ts'
import {
  type AccountEffect,
  type AccountEvent,
  type AccountFacts,
  type AccountState,
  initialAccount,
} from '../../shared/account/account-state.ts'
import type { AccountMode } from '../../shared/account/mode.ts'
import { positions } from '../../shared/account/position.ts'
import type { PageData } from '../../shared/site/page-data.ts'
import { everLogged, heldClientUrl } from '../../shared/storage/rare-table.ts'
import { geo } from '../state/geo.ts'
import { readVisitorData } from '../state/page-data.ts'
import { player } from '../state/player.ts'
import { readStored, removeStored, writeStored } from '../state/storage.ts'
import { ui } from '../state/ui.ts'
import { noteMaintenance, recheckMaintenance, switchSkin, userContext } from '../state/user-context.ts'
import { onConsent } from '../tracking/consent.ts'
import { tellNews } from './events.ts'
import { whenTrackingReady } from './tracking-ready.ts'
import { widgetContext } from './visit-query.ts'
import { WidgetAdapter } from './widget-adapter.ts'

/** What the popup, while it is open, does for the account. */
export interface AccountPopup {
  readonly container: HTMLElement
  readonly leave: () => void
  readonly show: (mode: AccountMode | null) => void
  /** The game that the visitor asked for, or null. */
  readonly game: string | null
}

/**
 * The account of this page: the pure machine's state (shared/account), and what its effects do outside. Player, place and
 * maintenance are read from the stores of client/state and written back there; they are kept nowhere else.
 */
export class AccountStore {
  #state: AccountState
  #popup: AccountPopup | null = null
  readonly #listeners = new Set<() => void>()
  readonly #page: PageData
  readonly #widget: WidgetAdapter

  constructor(page: PageData) {
    this.#page = page
    this.#state = initialAccount({
      clientUrl: readStored(heldClientUrl),
      underMaintenance: userContext.getState().context?.platformUnderMaintenance ?? false,
    })
    const address = new URL(page.widget.address)
    const country = readVisitorData()?.country ?? null
    if (page.widget.sendsCountry && country !== null) address.searchParams.set('country', country)
    this.#widget = new WidgetAdapter(
      address.href,
      () => widgetContext(this.#popup?.game ?? null),
      (event) => this.dispatch({ type: 'widget', event }),
    )
    whenTrackingReady(() => this.dispatch({ type: 'trackingReady' }))
  }

  readonly state = (): AccountState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  open(popup: AccountPopup, mode: AccountMode | null): void {
    this.#popup = popup
    this.dispatch({ type: 'shown', mode })
  }

  close(): void {
    this.dispatch({ type: 'hidden' })
    this.#popup = null
  }

  dispatch(event: AccountEvent): void {
    const [state, effects] = account(this.#state, event, this.#facts())
    this.#state = state
    this.#publish()
    for (const effect of effects) this.#do(effect)
    for (const listener of this.#listeners) listener()
  }

  #facts(): AccountFacts {
    return {
      restriction: geo.getState().restriction,
      segment: player.getState().segment,
      payAndPlay: this.#page.payAndPlay,
      platformOrigin: new URL(this.#page.addresses.play).origin,
    }
  }

  /** Where the visitor stands, for everybody who asks the stores (spec 3 "Player state", "UI state"). */
  #publish(): void {
    const { popup, maintenance } = this.#state
    const showAccountPopup = popup !== 'closed'
    if (ui.getState().showAccountPopup !== showAccountPopup) ui.setState({ showAccountPopup })
    if (popup !== 'closed' && player.getState().accountMode !== positions[popup])
      player.setState({ accountMode: positions[popup] })
    if (maintenance === 'under') noteMaintenance()
  }

  #do(effect: AccountEffect): void {
    switch (effect.type) {
      case 'attach':
        if (this.#popup)
          this.#widget.attach(this.#popup.container, effect.anew).catch((error: unknown) => {
            console.error('The account widget cannot be shown.', error)
            this.dispatch({ type: 'scriptFailed' })
          })
        break
      case 'detach':
        this.#widget.detach()
        break
      case 'send':
        this.#widget.send(effect.command)
        break
      case 'checkMaintenance':
        void recheckMaintenance().then((under) => this.dispatch({ type: 'maintenanceKnown', under }))
        break
      case 'rememberPlayer':
        player.setState(effect.player)
        break
      case 'markEverLogged':
        // Kept from the moment on at which tracking is agreed to.
        onConsent(() => writeStored(everLogged, '1'))
        break
      case 'switchSkin':
        switchSkin(effect.skin)
        break
      case 'holdClientUrl':
        if (effect.clientUrl === null) removeStored(heldClientUrl)
        else writeStored(heldClientUrl, effect.clientUrl)
        break
      case 'openPlatform':
        location.assign(effect.clientUrl ?? this.#lobby())
        break
      case 'lead':
        tellNews({ type: 'lead' })
        break
      case 'leave':
        this.#popup?.leave()
        break
      case 'show':
        this.#popup?.show(effect.mode)
        break
    }
  }

  /** The platform itself, where no client URL is held: it is told of the visit all the same. */
  #lobby(): string {
    const lobby = new URL(this.#page.addresses.play)
    const { clientQuery, ...known } = widgetContext(this.#popup?.game ?? null)
    for (const [key, value] of Object.entries({ ...clientQuery, ...known }))
      if (value !== null) lobby.searchParams.set(key, value)
    return lobby.href
  }
}
