import * as z from 'zod/mini'
import type { Promotion } from './promotion.ts'

export const bonusTermsCodes = ['welcome', 'voucher', 'reload'] as const

/** GET player bonus-terms info (spec 7): terms by code; the body is HTML. */
export const bonusTermsSchema = z.object({ code: z.enum(bonusTermsCodes), title: z.string(), body: z.string() })
export type BonusTerms = z.infer<typeof bonusTermsSchema>

/** Kinds of promotions whose whole terms are asked for, with their codes (rulings 9). */
export const termsCodeOf: Partial<Readonly<Record<Promotion['kind'], BonusTerms['code']>>> = {
  welcome: 'welcome',
  reload: 'reload',
}
