import * as z from 'zod/mini'

const id = z.nullable(z.string().check(z.maxLength(100), z.regex(/^[\w.:-]*$/)))

/** What the account logger says of a browser and its visit (spec 3 "Player state"). */
export const trackingInfoSchema = z.object({
  arCode: id,
  /** Of the browser, of the visit. */
  uguid: id,
  usguid: id,
  ustd: id,
  utv: id,
  flowId: id,
})
export type TrackingInfo = z.infer<typeof trackingInfoSchema>
