import type { Restriction } from '../place/restriction.ts'
import {
  type MaintenanceState,
  maintenanceMachine,
  type PopupState,
  popupMachine,
  type WidgetState,
  widgetMachine,
} from './machines.ts'
import type { AccountMode } from './mode.ts'
import type { Segment } from './segment.ts'
import type { ActiveWidget, WidgetCommand, WidgetEvent } from './widget-messages.ts'

/** What is known beside the account's own state: of the page, and of its player. */
export interface AccountFacts {
  readonly restriction: Restriction
  readonly segment: Segment
  readonly payAndPlay: boolean
  /** The platform's origin: a client URL of any other is dropped. */
  readonly platformOrigin: string
}

export interface AccountState {
  readonly popup: PopupState
  readonly widget: WidgetState
  /** The frame that stands has shown a page of the widget's: until then it may hold one of the browser's own. */
  readonly answered: boolean
  readonly maintenance: MaintenanceState
  /** What the widget shows now. */
  readonly active: ActiveWidget
  /** The page closed the widget, not its visitor. */
  readonly closedExternally: boolean
  /** Commands that wait until the widget takes them. */
  readonly waiting: readonly WidgetCommand[]
  /** Where to go on the platform, held since the login (rulings 6.9). */
  readonly clientUrl: string | null
  /** A mail has been sent that confirms a new account: its link comes before the login (process value 7, spec 4). */
  readonly toConfirm: boolean
}

export type AccountEvent =
  /** The popup's hash is in the address. */
  | { readonly type: 'shown'; readonly mode: AccountMode | null }
  /** It is there no more. */
  | { readonly type: 'hidden' }
  | { readonly type: 'trackingReady' }
  | { readonly type: 'maintenanceKnown'; readonly under: boolean }
  /** What a part of the page wants of the widget. */
  | { readonly type: 'command'; readonly command: WidgetCommand }
  | { readonly type: 'widget'; readonly event: WidgetEvent }
  /** The widget's script could not be had. */
  | { readonly type: 'scriptFailed' }
  | { readonly type: 'retried' }

/** What is stored of a player after a success (spec 4). */
export interface PlayerChange {
  readonly segment: Segment
  readonly username: string | null
  readonly loginname: string | null
  readonly userExternalId?: string
  readonly sonLangCode?: string
  readonly newRegistration?: true
}

export type AccountEffect =
  /** Load the script if need be, and put the frame into the popup; `anew` drops the frame that stands there. */
  | { readonly type: 'attach'; readonly anew: boolean }
  | { readonly type: 'detach' }
  | { readonly type: 'send'; readonly command: WidgetCommand }
  | { readonly type: 'checkMaintenance' }
  | { readonly type: 'rememberPlayer'; readonly player: PlayerChange }
  /** A player has logged in on this device. */
  | { readonly type: 'markEverLogged' }
  | { readonly type: 'switchSkin'; readonly skin: string }
  | { readonly type: 'holdClientUrl'; readonly clientUrl: string | null }
  /** Leave for the platform; null for its own page. */
  | { readonly type: 'openPlatform'; readonly clientUrl: string | null }
  /** Tell the tags of a new lead (spec 9 "Pixels"). */
  | { readonly type: 'lead' }
  /** Close the popup. */
  | { readonly type: 'leave' }
  /** Open the popup. */
  | { readonly type: 'show'; readonly mode: AccountMode | null }

/** The account as a page begins with it. */
export function initialAccount(known: {
  readonly clientUrl: string | null
  readonly underMaintenance: boolean
}): AccountState {
  return {
    popup: popupMachine.initial,
    widget: widgetMachine.initial,
    answered: false,
    maintenance: known.underMaintenance ? 'under' : maintenanceMachine.initial,
    active: 'none',
    closedExternally: false,
    waiting: [],
    clientUrl: known.clientUrl,
    toConfirm: false,
  }
}
