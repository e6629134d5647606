// Runs in the widget's frame, on the platform's origin (docs/contracts/widget.md).
import * as z from 'zod/mini'
import {
  type ActiveWidget,
  activeWidgets,
  type WidgetContext,
  widgetCommandSchema,
  widgetContextSchema,
} from '../../../shared/account/widget-messages.ts'
import { type CommandPlan, planOf } from '../command-plan.ts'
import { widgetMark } from '../frame-config.ts'
import { focusFirst, load, type Shown, showCookiesRefused, watchHeight } from './pages.ts'
import { config, tellError, tellEvent, tellTaken } from './to-page.ts'

let active: ActiveWidget = 'none'
let query = config.query

/** Query of the entry with what the page has said of the visit. */
function withContext({ clientQuery, ...known }: WidgetContext): string {
  const all = new URLSearchParams(clientQuery)
  for (const [key, value] of new URLSearchParams(config.query)) all.set(key, value)
  for (const [key, value] of Object.entries(known)) if (value !== null) all.set(key, value)
  return all.toString()
}

function tellShown({ active: shown, events }: Shown): void {
  active = activeWidgets.find((name) => name === shown) ?? active
  tellEvent({ type: 'shown', active })
  for (const event of events) tellEvent(event)
}

const leave = (): void => tellEvent({ type: 'goToPlatform', clientUrl: `${location.origin}/lobby/?${query}` })

function carryOut(plan: CommandPlan): void {
  switch (plan.kind) {
    case 'load':
      void load(`${plan.path}?${query}`, tellShown)
      break
    case 'showAgain':
      tellEvent({ type: 'shown', active })
      focusFirst()
      break
    case 'close':
      if (plan.forget) active = 'none'
      tellEvent({ type: 'closed', by: 'page' })
      if (plan.maintenance) tellError('UNDER_MAINTENANCE')
      break
    case 'leave':
      leave()
      break
  }
}

const messageSchema = z.object({
  mark: z.literal(widgetMark),
  number: z.number(),
  command: z.optional(widgetCommandSchema),
  context: z.optional(widgetContextSchema),
})

// Only the page around the frame, on the brand's own site, is listened to.
window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== config.siteOrigin || source !== window.parent) return
  const message = messageSchema.safeParse(data)
  if (!message.success) return
  const { number, command, context } = message.data
  tellTaken(number)
  if (context !== undefined) query = withContext(context)
  if (command !== undefined) carryOut(planOf(command, active, config.payNPlay))
})

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  event.preventDefault()
  if (!navigator.cookieEnabled) {
    showCookiesRefused()
    return
  }
  const sent = new URLSearchParams()
  for (const [key, value] of new FormData(form, event.submitter)) if (typeof value === 'string') sent.append(key, value)
  void load(form.action, tellShown, sent)
})

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return
  if (link.dataset.goToPlatform !== undefined) {
    event.preventDefault()
    leave()
  } else if (link.target === '' && link.origin === location.origin && link.hash === '') {
    event.preventDefault()
    void load(link.href, tellShown)
  }
})

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tellEvent({ type: 'closed', by: 'visitor' })
})

document.documentElement.dataset.script = ''
watchHeight((height) => tellEvent({ type: 'height', height }))
tellEvent({ type: 'initialised' })
