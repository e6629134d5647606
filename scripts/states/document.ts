import { maintenanceMachine, popupMachine, widgetMachine } from '../../shared/account/machines.ts'
import { accountModes } from '../../shared/account/mode.ts'
import { openingView, positions } from '../../shared/account/position.ts'
import { segments } from '../../shared/account/segment.ts'
import { passes } from '../../shared/account/widget-commands.ts'
import { formatConsent } from '../../shared/consent/consent.ts'
import { type ConsentChoice, decideConsent } from '../../shared/consent/decide.ts'
import { subscribeMachine } from '../../shared/forms/subscribe-machine.ts'
import { installMachine, menuMachine, promotionsDotMachine } from '../../shared/layout/machines.ts'
import type { Machine } from '../../shared/machines/machine.ts'
import { blocksPage, restrictions } from '../../shared/place/restriction.ts'
import { pageVisitsMachine } from '../../shared/tracking/page-visits.ts'
import { voucherMachine } from '../../shared/voucher/voucher.ts'
import { diagramOf, tableOf } from './diagram.ts'

/** Every machine of the product, in the order of the document. */
export const machines: readonly Machine<string, string, string>[] = [
  popupMachine,
  widgetMachine,
  maintenanceMachine,
  voucherMachine,
  subscribeMachine,
  pageVisitsMachine,
  menuMachine,
  promotionsDotMachine,
  installMachine,
]

const openings = (): string => {
  const asked = [
    { name: 'none, guest', mode: null, segment: segments.guest },
    { name: 'none, lead or real', mode: null, segment: segments.real },
    ...accountModes.map((mode) => ({ name: mode, mode, segment: segments.guest })),
  ]
  const row = ({ name, mode, segment }: (typeof asked)[number]): string[] => [
    name,
    ...restrictions.map((restriction) => openingView({ mode, segment, restriction, payAndPlay: false })),
  ]
  return tableOf(['mode', ...restrictions], asked.map(row))
}

const stands = (): string =>
  tableOf(
    ['the popup shows', 'funnel point', 'module'],
    Object.entries(positions).map(([view, { funnelPoint, module }]) => [view, funnelPoint ?? '–', module ?? '–']),
  )

const commands = [
  ...(['activateNone', 'activateMaintenance', 'activateLogin', 'activateRegister'] as const),
  ...(['activateForgotPassword', 'goToPlatform', 'open', 'close'] as const),
]
const passing = (): string =>
  tableOf(
    ['command', ...restrictions],
    commands.map((type) => [type, ...restrictions.map((restriction) => (passes({ type }, restriction) ? 'yes' : '–'))]),
  )

const consents = (): string => {
  const choices: readonly (readonly [string, ConsentChoice | null])[] = [
    ['no choice yet', null],
    ['Accept', { kind: 'accept' }],
    ['Reject', { kind: 'reject' }],
    ['all switches', { kind: 'save', functionality: true, tracking: true, targeting: true }],
  ]
  const cell = (choice: ConsentChoice | null, gpc: boolean, blocked: boolean): string => {
    const restriction = restrictions.find((name) => blocksPage(name) === blocked) ?? 'none'
    const { asked, granted } = decideConsent({ restriction, stored: null, gpc, choice })
    return `${formatConsent(granted)}${asked ? ', asked' : ''}`
  }
  return tableOf(
    ['choice', 'granted', 'granted with GPC', 'granted where blocked'],
    choices.map(([name, choice]) => [
      name,
      cell(choice, false, false),
      cell(choice, true, false),
      cell(choice, false, true),
    ]),
  )
}

/** docs/states.md: every machine and decision table as the code has them. */
export function statesDocument(): string {
  return `# States

Printed from the code by \`npm run states -- --write\`; a test holds the two together. An event that no arrow names changes nothing
in that state. What stands behind a slash is done outside, in that order.

${machines.map((machine) => `## ${machine.title}\n\n${diagramOf(machine)}`).join('\n\n')}

## What the account popup opens with

By the mode of the hash and the restriction; in a pay-and-play culture \`register\` and \`preRegister\` are the platform itself.

${openings()}

## Where the visitor then stands

${stands()}

## Commands that the widget gets

By the restriction.

${passing()}

## What is granted

Necessary, functionality, tracking, targeting. A choice that is stored stands, with GPC and without.

${consents()}
`
}
