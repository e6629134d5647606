import type { RegistrationSheet } from '../../shared/account/registration-sheet.ts'
import type { RegistrationReport } from '../../shared/account/reports.ts'
import type { Brand } from '../../shared/site/brand.ts'
import type { Culture } from '../../shared/site/culture.ts'
import type { Answers } from '../accounts/account.ts'
import { nationalNumber } from './national-number.ts'
import { limitsIn } from './steps.ts'

const channels = ['email', 'sms', 'phone', 'post', 'web'] as const

/** What a market does not ask for, or a person has left empty, is null. */
const said = (answer: string | undefined): string | null => (answer === undefined || answer === '' ? null : answer)
/** Null where the box was not shown. */
const ticked = (answer: string | undefined): boolean | null => (answer === undefined ? null : answer === 'yes')

/** Consent to one kind of offers: by channel, and whether any was given. */
function offers<Name extends 'accept_promo' | 'accept_bingo_promo'>(name: Name, answers: Answers) {
  const given = channels.map((channel) => [`${name}_${channel}`, ticked(answers[`${name}_${channel}`])] as const)
  const asked = given.some(([, answer]) => answer !== null)
  return {
    [name]: asked ? given.some(([, answer]) => answer === true) : null,
    ...Object.fromEntries(given),
  } as Record<Name | `${Name}_${(typeof channels)[number]}`, boolean | null>
}

/** The one answer that a sheet leaves no choice about, or what was answered. */
const settled = (choices: readonly string[], answer: string | undefined): string | null =>
  choices.length === 1 ? (choices[0] ?? null) : said(answer)

/** The report of a registration (spec 3), from what was answered. It never holds a password or a code. */
export function registrationReport(facts: {
  readonly brand: Brand
  readonly culture: Culture
  readonly sheet: RegistrationSheet
  readonly email: string | null
  readonly answers: Answers
  /** Null until the account is open. */
  readonly account: { readonly username: string; readonly playerId: string; readonly externalPlayerId: string } | null
  readonly again: boolean
  readonly prime: Pick<RegistrationReport['prime'], 'usguid' | 'flow_id' | 'ar_code' | 'bt_code'>
}): RegistrationReport {
  const { brand, culture, sheet, answers, account } = facts
  const number = sheet.personalId === null ? null : nationalNumber(sheet.personalId, answers.personal_id ?? '')
  const country = settled(sheet.countries, answers.country)
  return {
    platform: {
      username: account?.username ?? null,
      skin: brand.skinName,
      password: null,
      player_id: account?.playerId ?? null,
      external_player_id: account?.externalPlayerId ?? null,
      registration_country: country ?? culture.defaultCountry,
      registration_currency: culture.currency,
      is_nif: number?.isNif ?? null,
      address_autocomplete: false,
      generated_username: true,
      generate_password: false,
      verification_method: sheet.verification,
      verification_code: null,
      is_reregistration: facts.again,
    },
    personal: {
      email: facts.email ?? said(answers.email),
      fname: said(answers.fname),
      lname: said(answers.lname),
      gender: said(answers.gender),
      mobile: said(answers.mobile),
      date_of_birth: said(answers.date_of_birth) ?? number?.bornOn ?? null,
      birth_name: said(answers.birth_name),
      birth_place: said(answers.birth_place),
      second_lname: said(answers.second_lname),
      personal_id: said(answers.personal_id),
      nationality: said(answers.nationality),
      employment_status_id: said(answers.employment_status_id),
    },
    prime: { ...facts.prime, brand_api_code: brand.code, culture: culture.locale },
    consent: {
      ...offers('accept_promo', answers),
      ...offers('accept_bingo_promo', answers),
      over_18: ticked(answers.over_18),
      over_19: ticked(answers.over_19),
      gdpr: ticked(answers.gdpr),
      ask_gdpr: answers.gdpr !== undefined,
      terms_accepted: ticked(answers.terms_accepted),
      player_declaration: ticked(answers.player_declaration),
      is_pep_consent: ticked(answers.is_pep_consent),
    },
    limits: limitsIn(answers),
    address: {
      address: said(answers.address),
      city: said(answers.city),
      state: settled(
        sheet.states.map(({ code }) => code),
        answers.state,
      ),
      country,
      postcode: said(answers.postcode),
      building_name: said(answers.building_name),
    },
  }
}
