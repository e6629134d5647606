import { z } from 'zod'
import { brandIds } from '../../brands/registry.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { cultureIds } from '../../shared/site/ids.ts'
import { itemFeeds } from '../content-files/item.ts'

const place = { brand: z.enum(brandIds), culture: z.enum(cultureIds) }

export const itemSubject = z.strictObject({
  kind: z.literal('item'),
  ...place,
  feed: z.enum(itemFeeds),
  id: z.string().min(1).max(80),
})
export const gameSubject = z.strictObject({ kind: z.literal('game'), ...place, slug: slugSchema })
export const maintenanceSubject = z.strictObject({ kind: z.literal('maintenance') })

/** What can be published over, and has a history of its own. */
export const subjectSchema = z.discriminatedUnion('kind', [itemSubject, gameSubject, maintenanceSubject])
export type ItemSubject = z.infer<typeof itemSubject>
export type GameSubject = z.infer<typeof gameSubject>
export type MaintenanceSubject = z.infer<typeof maintenanceSubject>
export type Subject = z.infer<typeof subjectSchema>

/** The subject's name in the history. */
export function historyKey(subject: Subject): string {
  switch (subject.kind) {
    case 'item':
      return `item:${subject.brand}:${subject.culture}:${subject.feed}:${subject.id}`
    case 'game':
      return `game:${subject.brand}:${subject.culture}:${subject.slug}`
    case 'maintenance':
      return 'maintenance'
  }
}

/** The subject as a message names it. */
export function spoken(subject: Subject): string {
  switch (subject.kind) {
    case 'item':
      return `the ${subject.feed} "${subject.id}" of ${subject.brand} in ${subject.culture}`
    case 'game':
      return `the game "${subject.slug}" of ${subject.brand} in ${subject.culture}`
    case 'maintenance':
      return 'the maintenance switch'
  }
}
