import * as z from 'zod/mini'
import { trackingInfoSchema } from './tracking-info.ts'

const page = {
  /** Without its query, which may name a person. */
  path: z.string().check(z.maxLength(500), z.regex(/^\/[^?]*$/)),
  title: z.string().check(z.maxLength(300)),
}

/** What the account logger's script tells the platform (docs/contracts/vendors.md). */
export const accountLogSchema = z.discriminatedUnion('type', [
  /** A visit begins: `info` is what was kept of the browser, null on its first. */
  z.object({
    type: z.literal('start'),
    info: z.nullable(trackingInfoSchema),
    /** The affiliate that sent the visitor. */
    arCode: z.nullable(z.string().check(z.maxLength(80), z.regex(/^[\w.-]+$/))),
    ...page,
  }),
  z.object({ type: z.literal('page'), info: trackingInfoSchema, ...page }),
])
export type AccountLog = z.infer<typeof accountLogSchema>

/** What its script puts on the page's window as `marqueeAccountLogger`. */
export interface AccountLogger {
  /** Begins a visit; the numbers of browser and visit, to be kept. Rejects where the platform does not answer within 5 s. */
  readonly start: (begin: Omit<Extract<AccountLog, { type: 'start' }>, 'type'>) => Promise<unknown>
  /** Tells of a further page; it may be lost. */
  readonly page: (visit: { readonly path: string; readonly title: string }) => void
  /** Ends all telling. */
  readonly stop: () => void
}
