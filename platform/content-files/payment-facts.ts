import { z } from 'zod'
import { cultures } from '../../locales/registry.ts'
import { moneyFormat } from '../../shared/i18n/format.ts'
import type { Lang } from '../../shared/site/culture.ts'
import { type CultureId, cultureIds } from '../../shared/site/ids.ts'
import { ContentFault } from './content-fault.ts'
import type { paymentFile } from './schemas.ts'

const amount = z.number().int().positive()
const units = ['day', 'month', 'payment', 'request'] as const
const charging = ['bank', 'wallet', 'carrier'] as const

const way = z.strictObject({
  min: amount,
  max: z.array(z.strictObject({ amount, each: z.enum(units) })).min(1),
  /** Who may charge although we do not. */
  charges: z.enum(charging).optional(),
  time: z.union([
    z.enum(['now', 'minutes', 'same-day']),
    z.strictObject({ hours: amount }),
    z.strictObject({ hoursAfterReview: amount }),
    z.strictObject({ businessDays: z.tuple([amount, amount]) }),
  ]),
})
type Way = z.output<typeof way>

/** platform/demo/content/payments.yaml: what several cultures state alike of each way to pay. */
export const paymentFactsFile = z.array(
  z.strictObject({
    cultures: z.array(z.enum(cultureIds)).min(2),
    methods: z.record(z.string(), z.strictObject({ deposit: way, withdrawal: way.nullable() })),
  }),
)
type PaymentFacts = z.output<typeof paymentFactsFile>

type Words = {
  readonly each: Readonly<Record<(typeof units)[number], string>>
  readonly free: string
  readonly charges: Readonly<Record<(typeof charging)[number], string>>
  readonly now: string
  readonly minutes: string
  readonly sameDay: string
  readonly hours: (hours: number) => string
  readonly hoursAfterReview: (hours: number) => string
  readonly businessDays: (from: number, to: number) => string
}

/** Languages in which such facts are printed so far; a set with another language is a fault of the file. */
const words: Partial<Readonly<Record<Lang, Words>>> = {
  en: {
    each: { day: 'a day', month: 'a month', payment: 'per payment', request: 'per request' },
    free: 'None from us',
    charges: {
      bank: 'None from us; your bank may charge',
      wallet: 'None from us; the wallet’s own prices apply',
      carrier: 'None from us; your carrier may charge',
    },
    now: 'Immediate',
    minutes: 'A few minutes',
    sameDay: 'The same day',
    hours: (hours) => `Within ${hours} hours`,
    hoursAfterReview: (hours) => `Minutes to ${hours} hours after review`,
    businessDays: (from, to) => `${from} to ${to} business days`,
  },
  fr: {
    each: { day: 'par jour', month: 'par mois', payment: 'par opération', request: 'par demande' },
    free: 'Aucuns de notre part',
    charges: {
      bank: 'Aucuns de notre part; votre institution peut en exiger',
      wallet: 'Aucuns de notre part; le portefeuille a ses propres prix',
      carrier: 'Aucuns de notre part; votre fournisseur peut en exiger',
    },
    now: 'Immédiat',
    minutes: 'Quelques minutes',
    sameDay: 'Le jour même',
    hours: (hours) => `${hours}\u00a0heures au plus`,
    hoursAfterReview: (hours) => `De quelques minutes à ${hours}\u00a0heures après examen`,
    businessDays: (from, to) => `De ${from} à ${to}\u00a0jours ouvrables`,
  },
}

const timeIn = (said: Words, time: Way['time']): string => {
  if (time === 'now') return said.now
  if (time === 'minutes') return said.minutes
  if (time === 'same-day') return said.sameDay
  if ('hours' in time) return said.hours(time.hours)
  return 'hoursAfterReview' in time
    ? said.hoursAfterReview(time.hoursAfterReview)
    : said.businessDays(...time.businessDays)
}

/** A way to pay as a culture prints it, or undefined where its own file states it. */
export function printedPayment(facts: PaymentFacts, culture: CultureId, key: string) {
  const stated = facts.find((set) => set.cultures.includes(culture))?.methods[key]
  if (stated === undefined) return undefined
  const { htmlLang, lang, currency } = cultures[culture]
  const said = words[lang]
  if (said === undefined) throw new ContentFault(`payments.yaml: no words for "${lang}" (${culture}).`)
  const money = moneyFormat(htmlLang, currency, 1)
  const printed = ({ min, max, charges, time }: Way) => ({
    min: money(min),
    max: max.map(({ amount, each }) => `${money(amount)} ${said.each[each]}`).join(', '),
    fee: charges === undefined ? said.free : said.charges[charges],
    time: timeIn(said, time),
  })
  return {
    deposit: printed(stated.deposit),
    withdrawal: stated.withdrawal === null ? null : printed(stated.withdrawal),
  }
}

/** What the files of a culture, each over the one that it builds on, state of a way to pay. */
type Stated = Partial<Pick<z.output<typeof paymentFile>, 'deposit' | 'withdrawal'>>

/**
 * The limits of a way to pay: those of payments.yaml as they are printed, else those of the culture's files. `own` are the
 * fields of the culture's own file, which may not state what payments.yaml states for it.
 */
export function statedLimits(
  file: string,
  { deposit, withdrawal }: Stated,
  own: readonly string[],
  printed: ReturnType<typeof printedPayment>,
) {
  if (printed !== undefined) {
    if (!own.includes('deposit') && !own.includes('withdrawal')) return printed
    throw new ContentFault(`${file}: payments.yaml states its deposit and withdrawal, so that the file may not.`)
  }
  if (deposit === undefined) throw new ContentFault(`${file}: nothing states its deposit.`)
  if (withdrawal === undefined)
    throw new ContentFault(`${file}: nothing states its withdrawal; null says that there is none.`)
  return { deposit, withdrawal }
}
