import type { Machine } from '../machines/machine.ts'

/** The UI state's `menuIsOpen`: null until it was used, then true or false (spec 3). */
export type MenuState = 'untouched' | 'open' | 'closed'
export type MenuEvent = 'toggled' | 'closedByButton' | 'clickedBeside' | 'leftPage' | 'accountOpened'
export const menuIsOpen = { untouched: null, open: true, closed: false } as const satisfies Record<
  MenuState,
  boolean | null
>

const shut = { to: 'closed', does: ['unmark'] } as const
/** The body carries a mark while it is open (spec 4 "Menu"). */
export const menuMachine: Machine<MenuState, MenuEvent, 'mark' | 'unmark'> = {
  title: 'The menu',
  initial: 'untouched',
  states: {
    untouched: { toggled: { to: 'open', does: ['mark'] } },
    open: { toggled: shut, closedByButton: shut, clickedBeside: shut, leftPage: shut, accountOpened: shut },
    closed: { toggled: { to: 'open', does: ['mark'] } },
  },
}

/** The dot beside promotions, until they were viewed (spec 4 "Promotions' dot"). */
export const promotionsDotMachine: Machine<'shown' | 'gone', 'viewed', 'remember'> = {
  title: 'The dot beside promotions',
  initial: 'shown',
  states: { shown: { viewed: { to: 'gone', does: ['remember'] } }, gone: {} },
}

export type InstallState = 'none' | 'offered' | 'asking' | 'hidden'
export type InstallEvent = 'offered' | 'accepted' | 'answered' | 'hidden' | 'installed'
/**
 * The offer to install the site: only if the browser makes one, and not if it was hidden in this session (spec 2 "Layout").
 * An offer is good for one question.
 */
export const installMachine: Machine<InstallState, InstallEvent, 'ask' | 'rememberHidden'> = {
  title: 'The install prompt',
  initial: 'none',
  states: {
    none: { offered: { to: 'offered' } },
    offered: {
      // The browser made another offer: it takes the place of the first.
      offered: { to: 'offered' },
      accepted: { to: 'asking', does: ['ask'] },
      hidden: { to: 'hidden', does: ['rememberHidden'] },
      installed: { to: 'none' },
    },
    asking: { answered: { to: 'none' }, installed: { to: 'none' } },
    hidden: { installed: { to: 'none' } },
  },
}
