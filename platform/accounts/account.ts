import { z } from 'zod'
import { brandIds } from '../../brands/registry.ts'
import { fieldKeys } from '../../shared/account/registration-sheet.ts'
import { type BrandId, cultureIds } from '../../shared/site/ids.ts'
import { jsonColumn } from '../storage/game-card.ts'

/** A brand's id in a row. */
export const brandIdSchema = z.custom<BrandId>((id) => brandIds.some((own) => own === id), 'no brand has this id')

/** What a person has answered, by field; a ticked box is 'yes'. Passwords are no answers: they are hashed at once. */
export const answersSchema = z.partialRecord(z.enum(fieldKeys).exclude(['password']), z.string())
export type Answers = z.infer<typeof answersSchema>

/** A row of `account`. */
export const accountSchema = z.object({
  id: z.int(),
  brand_id: brandIdSchema,
  culture: z.enum(cultureIds),
  email: z.string().nullable(),
  username: z.string(),
  password_hash: z.string().nullable(),
  segment: z.literal([0, 1]),
  first_name: z.string(),
  answers: jsonColumn(answersSchema),
  created_at: z.int(),
  paused_until: z.int().nullable(),
})
export type Account = z.infer<typeof accountSchema>

export const accountColumns =
  'a.id, a.brand_id, a.culture, a.email, a.username, a.password_hash, a.segment, a.first_name, a.answers, a.created_at, a.paused_until'
