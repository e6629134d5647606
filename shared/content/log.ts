import * as z from 'zod/mini'

/** Numbers of the three log paths (spec 7). */
export const logNumbers = { LogInfo: 900, LogWarn: 800, LogError: 1000 } as const
export type LogPath = keyof typeof logNumbers

/** POST LogInfo, LogWarn, LogError (spec 7). Cookies are names, never values (rulings 6.7). */
export const logEntrySchema = z.object({
  log: z.object({
    Number: z.literal([900, 800, 1000]),
    Message: z.string().check(z.maxLength(2000)),
    AdditionalData: z.string().check(z.maxLength(8000)),
  }),
  app: z.object({
    Name: z.string().check(z.maxLength(100)),
    Domain: z.string().check(z.maxLength(253)),
    Url: z.string().check(z.maxLength(2000)),
    Referral: z.string().check(z.maxLength(2000)),
  }),
  user: z.object({
    Cookies: z.string().check(z.maxLength(2000), z.regex(/^[^=]*$/, 'Names of cookies only, never values.')),
    UserAgent: z.string().check(z.maxLength(500)),
  }),
})

/** POST error-log (spec 7). */
export const errorLogSchema = z.object({
  brand_code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  message: z.string().check(z.maxLength(2000)),
  stack: z.optional(z.string().check(z.maxLength(8000))),
  url: z.optional(z.string().check(z.maxLength(2000))),
})
export const acceptedSchema = z.object({ accepted: z.literal(true) })
export type LogEntry = z.infer<typeof logEntrySchema>
export type ErrorLog = z.infer<typeof errorLogSchema>
