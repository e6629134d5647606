import * as z from 'zod'
import { bannerCode } from '../../shared/storage/table.ts'

const code = z.string().trim().regex(bannerCode.pattern)

/** The banner-tracking values of an address (spec 3): `bt` the code, `r` the value that goes with it. */
export const btQuerySchema = z.object({ bt: code, r: code.nullable().catch(null).default(null) })
