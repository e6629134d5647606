import type { Restriction } from '../place/restriction.ts'
import type { AccountView } from './position.ts'
import type { WidgetCommand } from './widget-messages.ts'

type CommandType = WidgetCommand['type']

const ends: readonly CommandType[] = ['activateNone', 'activateMaintenance']

/** Commands that the widget does not get under a restriction (spec 4 "Blocks", rulings 4.3). */
const ignored: Readonly<Record<Restriction, (command: CommandType) => boolean>> = {
  none: () => false,
  playblocked: (command) => command === 'activateLogin',
  registerblocked: (command) => command === 'activateRegister',
  blockedwithlogin: (command) => command === 'activateRegister',
  accountblocked: (command) => !ends.includes(command),
  blocked: (command) => !ends.includes(command),
  fullyblocked: (command) => !ends.includes(command),
}

/** Whether a command is handed to the widget. */
export const passes = (command: WidgetCommand, restriction: Restriction): boolean => !ignored[restriction](command.type)

/** The command by which the widget shows a view's form; null for views without one. */
export function commandOf(view: AccountView): WidgetCommand | null {
  switch (view) {
    case 'login':
    case 'preLogin':
      return { type: 'activateLogin' }
    case 'register':
    case 'preRegister':
      return { type: 'activateRegister' }
    case 'resetPassword':
      return { type: 'activateForgotPassword' }
    case 'depositLimits':
      return { type: 'open', mode: 'depositlimits' }
    default:
      return null
  }
}
