import type { AccountEffect, AccountEvent, AccountFacts, AccountState } from './account-state.ts'
import { Passage } from './passage.ts'
import { segments } from './segment.ts'
import type { WidgetEvent } from './widget-messages.ts'

type Result<T extends WidgetEvent['type']> = Extract<WidgetEvent, { readonly type: T }>

const loginResult = (passage: Passage, { report, account }: Result<'loginResult'>): void => {
  if (report.result === 'success') {
    if (account !== null) passage.loggedIn(account, report)
    return
  }
  for (const { code, parameters } of report.errors)
    if (code === 'USER_BELONGS_TO_SIBLING_SKIN' && parameters.skin !== undefined)
      passage.do({ type: 'switchSkin', skin: parameters.skin })
}

const registrationResult = (passage: Passage, event: Result<'registrationResult'>): void => {
  if (event.result === 'failure') return
  const { username } = event.report.platform
  const segment = segments.lead
  passage.do({
    type: 'rememberPlayer',
    player: { segment, username, loginname: username, newRegistration: true },
  })
  passage.do({ type: 'lead' })
  if (event.account !== null) passage.hold(event.account.clientUrl)
  // 7: a mail confirms the account first (spec 4).
  passage.popup(event.process === 7 ? 'registeredToConfirm' : 'registered')
  if (event.process === 7) {
    passage.set({ toConfirm: true })
    passage.want()
  }
}

const widgetEvent = (passage: Passage, event: WidgetEvent): void => {
  switch (event.type) {
    case 'initialised':
      passage.widget('initialised')
      break
    case 'shown':
      passage.showed(event.active)
      break
    case 'closed':
      passage.set({ active: 'none' })
      if (event.by === 'visitor' && !passage.state.closedExternally) {
        // What waited for the widget was asked for in the popup that is gone.
        passage.set({ waiting: [] })
        passage.popup('closedByVisitor')
      }
      break
    case 'loginResult':
      loginResult(passage, event)
      break
    case 'registrationResult':
      registrationResult(passage, event)
      break
    case 'goToPlatform':
      passage.hold(event.clientUrl)
      passage.popup('toPlatform')
      break
    case 'error':
      if (event.code === 'UNDER_MAINTENANCE') passage.maintenance('begun')
      if (event.code === 'LOAD_TIMEOUT' || event.code === 'NO_ANSWER') passage.widget('fail')
      break
    case 'height':
      break
  }
}

/** One event of the account: the next state, and what is to be done outside, in order (spec 4, rulings 4.3, 6.1, 6.9). */
export function account(
  state: AccountState,
  event: AccountEvent,
  facts: AccountFacts,
): readonly [AccountState, readonly AccountEffect[]] {
  const passage = new Passage(state, facts)
  switch (event.type) {
    case 'shown':
      passage.show(event.mode)
      break
    case 'hidden':
      passage.set({ waiting: [], active: 'none', toConfirm: false })
      passage.popup('hidden')
      passage.widget('leave')
      break
    case 'trackingReady':
      passage.widget('trackingReady')
      break
    case 'maintenanceKnown':
      passage.maintenance(event.under ? 'lasting' : 'over')
      break
    case 'command':
      passage.command(event.command)
      break
    case 'widget':
      widgetEvent(passage, event.event)
      break
    case 'scriptFailed':
      passage.widget('fail')
      break
    case 'retried':
      passage.want()
      break
  }
  return [passage.state, passage.effects]
}
