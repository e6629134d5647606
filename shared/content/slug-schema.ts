import * as z from 'zod/mini'
import { longestSlug, slugPattern } from './slug.ts'

/** A value that names one item in feeds and addresses. */
export const slugSchema = z
  .string()
  .check(z.maxLength(longestSlug), z.regex(slugPattern, 'A slug has lower-case letters, digits and single dashes.'))
