import * as z from 'zod/mini'

/** GET user-context (spec 7): what the brand's platform says of a culture and country. */
export const userContextSchema = z.object({
  skinName: z.string(),
  license: z.string(),
  country: z.string(),
  userCountry: z.string(),
  code: z.string(),
  localCode: z.string(),
  apiCode: z.string(),
  culture: z.string(),
  skillCulture: z.string(),
  platformUnderMaintenance: z.boolean(),
})
export type UserContext = z.infer<typeof userContextSchema>

/** GET platform-maintenance (spec 7): a boolean-like answer. */
export const maintenanceAnswerSchema = z.union([z.boolean(), z.literal(['true', 'false', '1', '0']), z.literal([0, 1])])

/** Whether such an answer says that the platform is under maintenance. */
export const isUnderMaintenance = (answer: z.infer<typeof maintenanceAnswerSchema>): boolean =>
  answer === true || answer === 1 || answer === 'true' || answer === '1'
