import { z } from 'zod'
import { brandIds, brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { buildItems } from '../content-files/build-items.ts'
import type { ItemFeed } from '../content-files/item.ts'
import type { FileCache } from '../content-files/reader.ts'

/** Titles of social pictures by brand/language/kind/id, e.g. `uk/fr/promotion/welcome`. */
export type SocialTitles = ReadonlyMap<string, string>

/**
 * What each kind of item is called on its picture. A promotion by its neutral name: where inducements are ruled no offer
 * may stand on what is shared (rulings 8), and nowhere could its significant terms stand beside it.
 */
const kinds: Partial<Readonly<Record<ItemFeed, { kind: string; title: z.ZodType<string> }>>> = {
  category: { kind: 'category', title: z.object({ heading: z.string() }).transform(({ heading }) => heading) },
  promotion: { kind: 'promotion', title: z.object({ neutralName: z.string() }).transform((data) => data.neutralName) },
  'blog-post': { kind: 'post', title: z.object({ title: z.string() }).transform(({ title }) => title) },
}

/** The titles of every brand in each of its languages, as its first culture of the language has them. */
export async function socialTitles(): Promise<SocialTitles> {
  const titles = new Map<string, string>()
  const cache: FileCache = new Map()
  for (const brand of brandIds) {
    for (const culture of brands[brand].domain.cultures) {
      const { items } = await buildItems(brand, culture, new Map(), cache)
      for (const { feed, id, data } of items) {
        const wanted = kinds[feed]
        const name = `${brand}/${cultures[culture].lang}/${wanted?.kind}/${id}`
        if (wanted !== undefined && !titles.has(name)) titles.set(name, wanted.title.parse(data))
      }
    }
  }
  return titles
}
