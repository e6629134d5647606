import * as z from 'zod/mini'

/** GET voucher status (spec 3, rulings 6.4): 1 valid, 0 invalid, 2 already used, −1 unknown failure. */
export const voucherStatusSchema = z.literal([1, 0, 2, -1])

/** The words of the voucher popup (spec 4). */
export const voucherTextsSchema = z.object({
  title: z.string(),
  intro: z.string(),
  codeLabel: z.string(),
  submit: z.string(),
  thanksTitle: z.string(),
  thanksBody: z.string(),
  continueWithout: z.string(),
  close: z.string(),
})
export type VoucherTexts = z.infer<typeof voucherTextsSchema>
