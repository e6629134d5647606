import { z } from 'zod'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { type CultureId, cultureIds } from '../../shared/site/ids.ts'

/** Query keys that a page of the platform uses for itself; they are not carried on. */
const pageKeys = ['step', 'key', 'notice']

const short = z.string().max(200)
const entrySchema = z.object({
  culture: z.enum(cultureIds).optional(),
  brand_code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** The game that the visitor asked for. */
  game: z.optional(slugSchema),
  /** A path of the site to go back to: no other host by way of // or \. */
  return: z
    .string()
    .max(400)
    .regex(/^\/(?![/\\])[^\\]*$/)
    .optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  usguid: short.optional(),
  flow_id: short.optional(),
  ar_code: short.optional(),
  bt_code: short.optional(),
})

/** What the site said when it sent the visitor here; it is carried from page to page and into the client URL. */
export type Entry = z.infer<typeof entrySchema> & {
  /** Whatever else the site gave: deep link, A/B steps, voucher. */
  readonly more: Readonly<Record<string, string>>
}

/** How much else is carried on. */
const mostMore = { entries: 20, key: 40, value: 400 } as const

/** The entry of a query; null where a value cannot be one. Empty values count as omitted (rulings 5.5). */
export function entryOf(query: URLSearchParams): Entry | null {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''))
  const parsed = entrySchema.safeParse(given)
  if (!parsed.success) return null
  const known = [...Object.keys(entrySchema.shape), ...pageKeys]
  const more = Object.entries(given)
    .filter(([key, value]) => !known.includes(key) && key.length <= mostMore.key && value.length <= mostMore.value)
    .slice(0, mostMore.entries)
  return { ...parsed.data, more: Object.fromEntries(more) }
}

/** A path of the platform with the entry and what the page needs besides. */
export function withEntry(
  path: string,
  entry: Entry,
  culture: CultureId,
  more: Readonly<Record<string, string>> = {},
): string {
  const { more: carried, brand_code: _, ...own } = entry
  const query = new URLSearchParams(carried)
  for (const [key, value] of Object.entries({ ...own, culture, ...more }))
    if (value !== undefined) query.set(key, value)
  return `${path}?${query}`
}
