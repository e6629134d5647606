import * as z from 'zod/mini'

/** Size of a payment mark in px: the specification's height (spec 9), and one width for all (assumed), so that pages can keep its room. */
export const paymentMarkSize = { width: 204, height: 57 } as const

/** A payment option with the specification's field names (spec 3). Marks are of `paymentMarkSize`. */
export const paymentOptionSchema = z.object({
  key: z.string(),
  name: z.string(),
  slug: z.string(),
  has_info: z.boolean(),
  light_img_url: z.string(),
  dark_img_url: z.string(),
})
export const paymentOptionsSchema = z.array(paymentOptionSchema)

/** Printable limits in the culture's own currency and format (rulings 5.2). */
const limits = z.object({ min: z.string(), max: z.string(), fee: z.string(), time: z.string() })

export const paymentInfoSchema = z.extend(paymentOptionSchema, {
  title: z.string(),
  description: z.string(),
  summary: z.string(),
  deposit: limits,
  /** Null where nothing can be paid out this way. */
  withdrawal: z.nullable(limits),
  /** HTML. */
  body: z.string(),
})
export type PaymentOption = z.infer<typeof paymentOptionSchema>
export type PaymentInfo = z.infer<typeof paymentInfoSchema>
