import { z } from 'zod'

export const bonusTermsCodes = ['welcome', 'voucher', 'reload'] as const

/** GET player bonus-terms info (spec 7): terms by code; the body is HTML. */
export const bonusTermsSchema = z.object({ code: z.enum(bonusTermsCodes), title: z.string(), body: z.string() })
export type BonusTerms = z.infer<typeof bonusTermsSchema>
