import { step } from '../machines/machine.ts'
import type { AccountEffect, AccountFacts, AccountState } from './account-state.ts'
import {
  type MaintenanceEvent,
  maintenanceMachine,
  type PopupEvent,
  popupMachine,
  type WidgetMachineEvent,
  widgetMachine,
} from './machines.ts'
import type { AccountMode } from './mode.ts'
import { type AccountView, openingView } from './position.ts'
import { commandOf, passes } from './widget-commands.ts'
import type { ActiveWidget, WidgetAccount, WidgetCommand } from './widget-messages.ts'

/** The modes that the page's commands, and the widget's own links, stand for. */
const modeOfCommand = {
  activateLogin: 'login',
  activateRegister: 'register',
  activateForgotPassword: 'forgot-password',
} as const satisfies Partial<Record<WidgetCommand['type'], AccountMode>>

const popupEventOf = {
  login: 'showedLogin',
  registration: 'showedRegistration',
  'forgot-password': 'showedForgotPassword',
  'pay-n-play': 'showedPayAndPlay',
  'deposit-limits': 'showedDepositLimits',
} as const satisfies Readonly<Record<Exclude<ActiveWidget, 'none'>, PopupEvent>>

const commandOfActive = {
  login: { type: 'activateLogin' },
  registration: { type: 'activateRegister' },
  'forgot-password': { type: 'activateForgotPassword' },
  'pay-n-play': { type: 'activateRegister' },
  'deposit-limits': { type: 'open' },
} as const satisfies Readonly<Record<Exclude<ActiveWidget, 'none'>, WidgetCommand>>

/** One event on its way through the machines: the state it has come to, and what is to be done, in order. */
export class Passage {
  state: AccountState
  readonly effects: AccountEffect[] = []
  readonly #facts: AccountFacts

  constructor(state: AccountState, facts: AccountFacts) {
    this.state = state
    this.#facts = facts
  }

  set(change: Partial<AccountState>): void {
    this.state = { ...this.state, ...change }
  }

  do(...effects: readonly AccountEffect[]): void {
    this.effects.push(...effects)
  }

  send(command: WidgetCommand): void {
    if (passes(command, this.#facts.restriction)) this.do({ type: 'send', command })
  }

  widget(event: WidgetMachineEvent): void {
    const { state, effects } = step(widgetMachine, this.state.widget, event)
    this.set({ widget: state })
    for (const effect of effects)
      switch (effect) {
        case 'attach':
        case 'attachAnew':
          this.set({ answered: false })
          this.do({ type: 'attach', anew: effect === 'attachAnew' })
          break
        case 'detach':
          this.set({ answered: false })
          this.do({ type: 'detach' })
          break
        case 'deliver':
          this.set({ answered: true })
          this.#deliver()
      }
  }

  popup(event: PopupEvent): void {
    const { state, effects } = step(popupMachine, this.state.popup, event)
    this.set({ popup: state })
    for (const effect of effects)
      if (effect === 'leave') this.do({ type: 'leave' })
      else this.openPlatform()
  }

  maintenance(event: MaintenanceEvent): void {
    const { state, effects } = step(maintenanceMachine, this.state.maintenance, event)
    this.set({ maintenance: state })
    for (const effect of effects)
      if (effect === 'check') this.do({ type: 'checkMaintenance' })
      else this.want()
  }

  /** Has the widget show the popup's form, unless the platform is closed. */
  want(): void {
    const { popup, maintenance } = this.state
    const command = popup === 'closed' ? null : commandOf(popup)
    if (command === null || maintenance !== 'open' || !passes(command, this.#facts.restriction)) return
    this.set({ waiting: [command] })
    this.widget('want')
  }

  openPlatform(): void {
    const { clientUrl } = this.state
    if (clientUrl !== null) this.hold(null)
    // One that was held over a page is looked at again.
    const safe = clientUrl !== null && this.#isPlatform(clientUrl) ? clientUrl : null
    this.do({ type: 'openPlatform', clientUrl: safe })
  }

  hold(clientUrl: string | null): void {
    const safe = clientUrl !== null && this.#isPlatform(clientUrl) ? clientUrl : null
    this.set({ clientUrl: safe })
    this.do({ type: 'holdClientUrl', clientUrl: safe })
  }

  #isPlatform(address: string): boolean {
    return URL.canParse(address) && new URL(address).origin === this.#facts.platformOrigin
  }

  #opening(mode: AccountMode | null): AccountView {
    const { restriction, payAndPlay, segment } = this.#facts
    return openingView({ mode, segment, restriction, payAndPlay })
  }

  show(mode: AccountMode | null): void {
    this.set({ popup: this.#opening(mode), closedExternally: false, waiting: [] })
    if (this.state.popup === 'platform') this.openPlatform()
    this.maintenance('shown')
    this.want()
  }

  /** A part of the page wants the popup: open, it shows it at once; closed, its hash is asked for. */
  #open(mode: AccountMode | null): void {
    if (this.state.popup === 'closed') this.do({ type: 'show', mode })
    else this.show(mode)
  }

  /** The waiting commands in their order; a frame that was made anew gets the popup's own. */
  #deliver(): void {
    const { waiting, popup } = this.state
    const own = popup === 'closed' ? null : commandOf(popup)
    for (const command of waiting.length > 0 || own === null ? waiting : [own]) this.send(command)
    this.set({ waiting: [] })
  }

  /** The page takes the widget's form away. */
  closeFromOutside(command: WidgetCommand): void {
    if (this.state.widget === 'ready') this.send(command)
    this.set({ active: 'none', closedExternally: true, waiting: [] })
  }

  command(command: WidgetCommand): void {
    if (!passes(command, this.#facts.restriction)) return
    switch (command.type) {
      case 'activateMaintenance':
        this.maintenance('begun')
        this.closeFromOutside(command)
        break
      case 'activateNone':
        this.closeFromOutside(command)
        break
      case 'close':
        if (this.state.widget === 'ready') this.send(command)
        break
      case 'goToPlatform':
        if (this.state.clientUrl !== null || this.state.widget !== 'ready') this.popup('toPlatform')
        else this.send(command)
        break
      case 'open':
        this.#open(command.mode ?? null)
        break
      default:
        this.#open(modeOfCommand[command.type])
    }
  }

  /** The widget shows a form: by a command, or by a link of its own, which a restriction may not allow. */
  showed(active: ActiveWidget): void {
    this.set({ active })
    if (active === 'none') return
    if (passes(commandOfActive[active], this.#facts.restriction)) {
      this.set({ closedExternally: false })
      this.popup(popupEventOf[active])
      return
    }
    this.set({ popup: this.#opening(active === 'login' ? 'login' : 'register') })
    this.closeFromOutside({ type: 'activateNone' })
    this.want()
  }

  loggedIn(
    { segment, languageCode, clientUrl }: WidgetAccount,
    report: { loginname: string; username: string | null; external_player_id: string },
  ): void {
    this.set({ toConfirm: false })
    this.do({
      type: 'rememberPlayer',
      player: {
        segment,
        username: report.username,
        loginname: report.loginname,
        userExternalId: report.external_player_id,
        sonLangCode: languageCode,
      },
    })
    this.do({ type: 'markEverLogged' })
    this.hold(clientUrl)
    this.popup('loggedIn')
  }
}
