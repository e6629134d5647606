import * as z from 'zod/mini'
import { failureSchema, loginReportSchema, registrationReportSchema } from './reports.ts'

/**
 * The messages between a page and the authentication widget (docs/contracts/widget.md). Both sides parse what they get with
 * these schemas and drop what does not fit.
 */

/** What the widget shows (spec 4 "Active widget"); deposit limits are shown in mode `depositlimits` (rulings 6.3). */
export const activeWidgets = [
  'none',
  'login',
  'registration',
  'forgot-password',
  'pay-n-play',
  'deposit-limits',
] as const
export type ActiveWidget = (typeof activeWidgets)[number]

/** The commands of spec 4, and the one that `open` carries for deposit limits. */
export const widgetCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('activateNone') }),
  z.object({ type: z.literal('activateMaintenance') }),
  z.object({ type: z.literal('activateLogin') }),
  z.object({ type: z.literal('activateRegister') }),
  z.object({ type: z.literal('activateForgotPassword') }),
  z.object({ type: z.literal('goToPlatform') }),
  z.object({ type: z.literal('open'), mode: z.optional(z.literal('depositlimits')) }),
  z.object({ type: z.literal('close') }),
])
export type WidgetCommand = z.infer<typeof widgetCommandSchema>

const text = z.nullable(z.string().check(z.maxLength(200)))

/** What the page knows of the visit and the widget reports, or puts into the client URL. */
export const widgetContextSchema = z.object({
  usguid: text,
  flow_id: text,
  ar_code: text,
  bt_code: text,
  /** Slug of the game that the visitor asked for. */
  game: text,
  /** Further values for the client URL, such as deep link and A/B steps. */
  clientQuery: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(400))),
})
export type WidgetContext = z.infer<typeof widgetContextSchema>

/** The account behind a success. `clientUrl` leads to the lobby; the page holds it until goToPlatform (rulings 6.9). */
const accountSchema = z.object({
  /** 0 lead, 1 real (rulings 6.1). */
  segment: z.literal([0, 1]),
  /** ISO 639-1: the player's language on the platform (`sonLangCode`). */
  languageCode: z.string(),
  clientUrl: z.url(),
})
export type WidgetAccount = z.infer<typeof accountSchema>

/**
 * 1: the account is open and logged in. 7: it must be confirmed by the link of a mail, then logged in to (spec 4: the mode
 * goes to login).
 */
export const registrationProcesses = [1, 7] as const

/** What went wrong with the widget itself; failures of a login are in its report. */
export const widgetErrorCodes = ['LOAD_TIMEOUT', 'NO_ANSWER', 'PLATFORM_UNREACHABLE', 'UNDER_MAINTENANCE'] as const
export type WidgetErrorCode = (typeof widgetErrorCodes)[number]

const registrationResultSchema = z.discriminatedUnion('result', [
  z.object({
    type: z.literal('registrationResult'),
    result: z.literal('success'),
    process: z.literal(registrationProcesses),
    report: registrationReportSchema,
    /** Null with process 7: nobody is logged in yet. */
    account: z.nullable(accountSchema),
  }),
  z.object({
    type: z.literal('registrationResult'),
    result: z.literal('failure'),
    errors: z.array(failureSchema),
  }),
])

export const widgetEventSchema = z.discriminatedUnion('type', [
  /** The frame stands and takes commands. Comes again when the frame had to be made anew. */
  z.object({ type: z.literal('initialised') }),
  z.object({ type: z.literal('shown'), active: z.enum(activeWidgets) }),
  /** By a command of the page, or by the visitor (Escape inside the frame). */
  z.object({ type: z.literal('closed'), by: z.enum(['page', 'visitor']) }),
  z.object({
    type: z.literal('loginResult'),
    report: loginReportSchema,
    /** Null with a failure. */
    account: z.nullable(accountSchema),
  }),
  registrationResultSchema,
  /** Height of the content in CSS pixels. The script sets it on the frame by itself. */
  z.object({ type: z.literal('height'), height: z.number().check(z.nonnegative(), z.maximum(20_000)) }),
  /** Answer to the command: where to go. The page checks the origin and navigates. */
  z.object({ type: z.literal('goToPlatform'), clientUrl: z.url() }),
  z.object({ type: z.literal('error'), code: z.enum(widgetErrorCodes) }),
])
export type WidgetEvent = z.infer<typeof widgetEventSchema>
