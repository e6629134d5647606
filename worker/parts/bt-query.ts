import { z } from 'zod'

const code = z
  .string()
  .trim()
  .max(40)
  .regex(/^[\w.-]+$/)

/** The banner-tracking values of an address (spec 3): `bt` the code, `r` the value that goes with it. */
export const btQuerySchema = z.object({ bt: code, r: code.nullable().catch(null).default(null) })
