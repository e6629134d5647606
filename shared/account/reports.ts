import * as z from 'zod/mini'

const text = z.nullable(z.string())
const choice = z.nullable(z.boolean())

/** Codes of a login or registration that failed (spec 4). The words stand in the widget; the page acts on the code. */
export const failureCodes = [
  'INVALID_CREDENTIALS',
  'TOO_MANY_ATTEMPTS',
  'USER_BELONGS_TO_SIBLING_SKIN',
  'ACCOUNT_PAUSED',
  'UNDER_MAINTENANCE',
  'COOKIES_REFUSED',
  'UNKNOWN_FAILURE',
] as const
export type FailureCode = (typeof failureCodes)[number]

const failureSchema = z.object({
  code: z.enum(failureCodes),
  /** `skin` with USER_BELONGS_TO_SIBLING_SKIN, never without it; `until`, an ISO time, with ACCOUNT_PAUSED. */
  parameters: z.object({ skin: z.optional(z.string()), until: z.optional(z.string()) }),
})
export type Failure = z.infer<typeof failureSchema>

/** What every login report says (spec 3 "Login report"). */
const loginSubject = {
  username: text,
  loginname: z.string(),
  /** ISO 3166-1 alpha-2, as the platform's edge sees it. */
  real_ip_country: text,
  skin: z.string(),
  usguid: text,
  flow_id: text,
  brand_api_code: z.string(),
}

export const loginReportSchema = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('success'),
    /** Names the session in logs. It opens nothing: the session's key is in an HttpOnly cookie. */
    token: z.string(),
    ...loginSubject,
    player_id: z.string(),
    external_player_id: z.string(),
  }),
  z.object({
    result: z.literal('failure'),
    errors: z.array(failureSchema),
    ...loginSubject,
    player_id: z.null(),
    external_player_id: z.null(),
  }),
])
export type LoginReport = z.infer<typeof loginReportSchema>

const channels = { email: choice, sms: choice, phone: choice, post: choice, web: choice }

/** Names like accept_promo and accept_promo_email, one for each channel. */
const promotionConsent = <Name extends string>(name: Name) =>
  ({
    [name]: choice,
    ...Object.fromEntries(Object.entries(channels).map(([channel, schema]) => [`${name}_${channel}`, schema])),
  }) as Record<Name | `${Name}_${keyof typeof channels}`, typeof choice>

export const limitTypes = ['daily', 'weekly', 'monthly'] as const
export type LimitType = (typeof limitTypes)[number]

/** The registration report's groups (spec 3). A field that the market does not ask for is null. */
export const registrationReportSchema = z.object({
  platform: z.object({
    username: text,
    skin: z.string(),
    /** Always null: the platform never gives a password or a code to a page. */
    password: z.null(),
    player_id: text,
    external_player_id: text,
    registration_country: z.string(),
    registration_currency: z.string(),
    /** Spain: whether `personal_id` is a NIF (a citizen's) and not a NIE. */
    is_nif: choice,
    address_autocomplete: z.boolean(),
    generated_username: z.boolean(),
    generate_password: z.boolean(),
    verification_method: z.enum(['email_code', 'email_link', 'bank_id']),
    verification_code: z.null(),
    is_reregistration: z.boolean(),
  }),
  personal: z.object({
    email: text,
    fname: text,
    lname: text,
    gender: text,
    mobile: text,
    /** ISO date. */
    date_of_birth: text,
    birth_name: text,
    birth_place: text,
    second_lname: text,
    personal_id: text,
    nationality: text,
    employment_status_id: text,
  }),
  prime: z.object({
    usguid: text,
    flow_id: text,
    brand_api_code: z.string(),
    ar_code: text,
    bt_code: text,
    culture: z.string(),
  }),
  consent: z.object({
    ...promotionConsent('accept_promo'),
    ...promotionConsent('accept_bingo_promo'),
    over_18: choice,
    over_19: choice,
    gdpr: choice,
    ask_gdpr: choice,
    terms_accepted: choice,
    player_declaration: choice,
    is_pep_consent: choice,
  }),
  /** Deposit limits that the player set, in `registration_currency`. */
  limits: z.array(z.object({ type: z.enum(limitTypes), value: z.number() })),
  address: z.object({
    address: text,
    city: text,
    state: text,
    country: text,
    postcode: text,
    building_name: text,
  }),
})
export type RegistrationReport = z.infer<typeof registrationReportSchema>

export { failureSchema }
