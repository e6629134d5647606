import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Failure, LoginReport, RegistrationReport } from '../../../shared/account/reports.ts'
import {
  type WidgetAccount,
  type WidgetCommand,
  type WidgetContext,
  type WidgetEvent,
  widgetCommandSchema,
  widgetContextSchema,
  widgetEventSchema,
} from '../../../shared/account/widget-messages.ts'

/** The commands (spec 4 "Widget commands"), written without the schema. */
const commands: readonly WidgetCommand[] = [
  { type: 'activateNone' },
  { type: 'activateMaintenance' },
  { type: 'activateLogin' },
  { type: 'activateRegister' },
  { type: 'activateForgotPassword' },
  { type: 'goToPlatform' },
  { type: 'open' },
  { type: 'open', mode: 'depositlimits' },
  { type: 'close' },
]

const account: WidgetAccount = {
  segment: 0,
  languageCode: 'en',
  clientUrl: 'https://play.starling.example/lobby/?culture=en-GB',
}
const subject = {
  username: 'murmur4821',
  loginname: 'wren@example.com',
  real_ip_country: 'GB',
  skin: 'starlingcasino',
  usguid: null,
  flow_id: null,
  brand_api_code: 'STR',
}
const loggedIn: LoginReport = {
  ...subject,
  result: 'success',
  token: 's_1',
  player_id: '1001',
  external_player_id: 'STR-1001',
}
const refusedFor = (failure: Failure): LoginReport => ({
  ...subject,
  result: 'failure',
  errors: [failure],
  username: null,
  player_id: null,
  external_player_id: null,
})

/** The groups and fields (spec 3 "Registration report"), written without the schema. */
const groups = {
  platform:
    'username skin password player_id external_player_id registration_country registration_currency is_nif address_autocomplete generated_username generate_password verification_method verification_code is_reregistration',
  personal:
    'email fname lname gender mobile date_of_birth birth_name birth_place second_lname personal_id nationality employment_status_id',
  prime: 'usguid flow_id brand_api_code ar_code bt_code culture',
  consent:
    'accept_promo accept_promo_email accept_promo_sms accept_promo_phone accept_promo_post accept_promo_web accept_bingo_promo accept_bingo_promo_email accept_bingo_promo_sms accept_bingo_promo_phone accept_bingo_promo_post accept_bingo_promo_web over_18 over_19 gdpr ask_gdpr terms_accepted player_declaration is_pep_consent',
  address: 'address city state country postcode building_name',
} as const
const nothing = (names: string): Record<string, null> =>
  Object.fromEntries(names.split(' ').map((name) => [name, null]))
const registered = {
  platform: {
    ...nothing(groups.platform),
    username: 'murmur4821',
    skin: 'starlingcasino',
    registration_country: 'GB',
    registration_currency: 'GBP',
    address_autocomplete: false,
    generated_username: true,
    generate_password: false,
    verification_method: 'email_code',
    is_reregistration: false,
  },
  personal: nothing(groups.personal),
  prime: { ...nothing(groups.prime), brand_api_code: 'STR', culture: 'en-GB' },
  consent: nothing(groups.consent),
  limits: [{ type: 'weekly', value: 50 }],
  address: nothing(groups.address),
} as unknown as RegistrationReport

const events: readonly WidgetEvent[] = [
  { type: 'initialised' },
  { type: 'shown', active: 'forgot-password' },
  { type: 'closed', by: 'visitor' },
  { type: 'closed', by: 'page' },
  { type: 'loginResult', report: loggedIn, account },
  {
    type: 'loginResult',
    report: refusedFor({ code: 'USER_BELONGS_TO_SIBLING_SKIN', parameters: { skin: 'casabrava' } }),
    account: null,
  },
  { type: 'registrationResult', result: 'success', process: 1, report: registered, account },
  { type: 'registrationResult', result: 'success', process: 7, report: registered, account: null },
  { type: 'registrationResult', result: 'failure', errors: [{ code: 'UNDER_MAINTENANCE', parameters: {} }] },
  { type: 'height', height: 640 },
  { type: 'goToPlatform', clientUrl: account.clientUrl },
  { type: 'error', code: 'LOAD_TIMEOUT' },
]

describe('the messages of the widget', () => {
  test.each(commands)('take the command $type', (command) => {
    expect(widgetCommandSchema.parse(structuredClone(command))).toEqual(command)
  })

  test.each(events)('take the event $type', (event) => {
    expect(widgetEventSchema.parse(structuredClone(event))).toEqual(event)
  })

  test('carry every field of the registration report, under its name, in its group', () => {
    const parsed = widgetEventSchema.parse({
      type: 'registrationResult',
      result: 'success',
      process: 1,
      report: registered,
      account,
    })
    const report = 'report' in parsed && 'platform' in parsed.report ? parsed.report : null
    expect(Object.entries(groups).map(([group, names]) => [group, names.split(' ')])).toEqual(
      Object.keys(groups).map((group) => [group, Object.keys(report?.[group as keyof typeof groups] ?? {})]),
    )
  })

  test.each(['email_code', 'email_link', 'bank_id'])('tell that a person was verified by %s', (verification_method) => {
    const report = { ...registered, platform: { ...registered.platform, verification_method } }
    const event = { type: 'registrationResult', result: 'success', process: 1, report, account }
    expect(widgetEventSchema.safeParse(event).success).toBe(true)
  })

  test('refuse a password, and a sibling skin’s report that names a player', () => {
    const told = { ...registered, platform: { ...registered.platform, password: 'correct horse' } }
    const event = { type: 'registrationResult', result: 'success', process: 1, report: told, account }
    expect(widgetEventSchema.safeParse(event).success).toBe(false)
    const sibling = refusedFor({ code: 'USER_BELONGS_TO_SIBLING_SKIN', parameters: { skin: 'casabrava' } })
    const named = { type: 'loginResult', report: { ...sibling, player_id: '7' }, account: null }
    expect(widgetEventSchema.safeParse(named).success).toBe(false)
  })

  test('refuse whatever else a window may be sent', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(widgetCommandSchema.safeParse(message).success).toBe(false)
        expect(widgetEventSchema.safeParse(message).success).toBe(false)
      }),
    )
  })

  test('bound what a page may say of the visit', () => {
    const context: WidgetContext = {
      usguid: 'a',
      flow_id: null,
      ar_code: null,
      bt_code: null,
      game: 'thor',
      clientQuery: { dl: 'cashier' },
    }
    expect(widgetContextSchema.parse(context)).toEqual(context)
    expect(widgetContextSchema.safeParse({ ...context, usguid: 'x'.repeat(201) }).success).toBe(false)
  })
})
