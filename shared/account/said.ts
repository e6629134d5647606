import type { AccountState } from './account-state.ts'
import type { AccountView } from './position.ts'
import { commandOf } from './widget-commands.ts'

/** Views that say something of their own; the others are forms of the widget, or documents. */
const own = [
  'postLogin',
  'postRegister',
  'feedback',
  'playblocked',
  'registerblocked',
  'geoBlock',
  'platform',
] as const satisfies readonly AccountView[]

const isOwn = (view: AccountView): view is (typeof own)[number] => own.some((one) => one === view)

/** A text of the account popup, by its key in the catalogue's `client` namespace. */
export type AccountWords =
  | `account.views.${(typeof own)[number] | 'toConfirm'}`
  | 'account.maintenance'
  | 'overlay.loading'

/**
 * What the popup says beside or in the place of a form; null where nothing is to be said: the form speaks for itself, or the
 * overlay's shell says that the widget failed and offers another try.
 */
export function wordsOf({
  popup,
  widget,
  maintenance,
  toConfirm,
}: Pick<AccountState, 'popup' | 'widget' | 'maintenance' | 'toConfirm'>): AccountWords | null {
  if (popup === 'closed') return null
  if (isOwn(popup)) return `account.views.${popup}`
  if (commandOf(popup) === null) return null
  if (maintenance !== 'open') return maintenance === 'checking' ? 'overlay.loading' : 'account.maintenance'
  if (widget !== 'ready' && widget !== 'failed') return 'overlay.loading'
  // A mail that was sent stays sent, also where the widget fails then.
  return toConfirm ? 'account.views.toConfirm' : null
}
