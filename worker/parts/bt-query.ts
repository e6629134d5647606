import * as z from 'zod/mini'
import { bannerCode } from '../../shared/storage/table.ts'

const code = z.string().check(z.trim(), z.regex(bannerCode.pattern))

/** The banner-tracking values of an address (spec 3): `bt` the code, `r` the value that goes with it. */
export const btQuerySchema = z.object({ bt: code, r: z._default(z.catch(z.nullable(code), null), null) })
