import { account } from '../../shared/account/account.ts'
import {
  type AccountEffect,
  type AccountEvent,
  type AccountState,
  initialAccount,
} from '../../shared/account/account-state.ts'
import type { AccountMode } from '../../shared/account/mode.ts'
import type { PageData, VisitorData } from '../../shared/site/page-data.ts'
import { bannerCode } from '../../shared/storage/table.ts'
import { readStored } from '../state/storage.ts'
import { currentSegment, markEverLogged, rememberPlayer } from './player.ts'
import { WidgetAdapter } from './widget-adapter.ts'

/** Longest wait for the platform's word on maintenance; without it play counts as open (spec 8). */
const longestCheckMs = 5000

/** What the popup, while it is open, does for the account. */
export interface AccountPopup {
  readonly container: HTMLElement
  readonly leave: () => void
  readonly show: (mode: AccountMode | null) => void
  /** The game that the visitor asked for, or null. */
  readonly game: string | null
}

/** The account of this page: the pure machine's state (shared/account), and what its effects do outside. */
export class AccountStore {
  #state: AccountState
  #popup: AccountPopup | null = null
  readonly #listeners = new Set<() => void>()
  readonly #page: PageData
  readonly #facts
  readonly #widget: WidgetAdapter

  constructor(page: PageData, visitor: VisitorData | null) {
    this.#page = page
    this.#facts = {
      restriction: visitor?.restriction ?? 'none',
      payAndPlay: page.payAndPlay,
      platformOrigin: new URL(page.addresses.play).origin,
    } as const
    this.#state = initialAccount({
      segment: currentSegment(),
      clientUrl: null,
      underMaintenance: visitor?.context.platformUnderMaintenance ?? false,
    })
    const address = new URL(page.widget.address)
    if (page.widget.sendsCountry && visitor?.country) address.searchParams.set('country', visitor.country)
    this.#widget = new WidgetAdapter(
      address.href,
      () => this.#context(),
      (event) => this.dispatch({ type: 'widget', event }),
    )
  }

  readonly state = (): AccountState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  open(popup: AccountPopup, mode: AccountMode | null): void {
    this.#popup = popup
    this.dispatch({ type: 'trackingReady' })
    this.dispatch({ type: 'shown', mode })
  }

  close(): void {
    this.dispatch({ type: 'hidden' })
    this.#popup = null
  }

  dispatch(event: AccountEvent): void {
    const [state, effects] = account(this.#state, event, this.#facts)
    this.#state = state
    for (const effect of effects) this.#do(effect)
    for (const listener of this.#listeners) listener()
  }

  #context() {
    return {
      usguid: null,
      flow_id: null,
      ar_code: null,
      bt_code: readStored(bannerCode),
      game: this.#popup?.game ?? null,
      clientQuery: {},
    }
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
        void this.#checkMaintenance()
        break
      case 'rememberPlayer':
        rememberPlayer(effect.player)
        break
      case 'markEverLogged':
        markEverLogged()
        break
      case 'openPlatform':
        location.assign(effect.clientUrl ?? this.#lobby())
        break
      case 'leave':
        this.#popup?.leave()
        break
      case 'show':
        this.#popup?.show(effect.mode)
        break
      // The state holds the client URL; the skin and the lead are for those who listen to the account.
      case 'holdClientUrl':
      case 'switchSkin':
      case 'lead':
        dispatchEvent(new CustomEvent('marquee:account', { detail: effect }))
        break
    }
  }

  #lobby(): string {
    const lobby = new URL(this.#page.addresses.play)
    if (this.#popup?.game) lobby.searchParams.set('game', this.#popup.game)
    return lobby.href
  }

  async #checkMaintenance(): Promise<void> {
    let under = false
    try {
      const response = await fetch('/api/maintenance/', { signal: AbortSignal.timeout(longestCheckMs) })
      under = response.ok && (await response.json()) === true
    } catch (error) {
      console.error('Whether the platform is under maintenance could not be asked.', error)
    }
    this.dispatch({ type: 'maintenanceKnown', under })
  }
}
