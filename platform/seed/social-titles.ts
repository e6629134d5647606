import { z } from 'zod'
import { cultures } from '../../locales/registry.ts'
import type { ContentScope } from '../../shared/content/scope.ts'
import { buildItems } from '../content-files/build-items.ts'
import type { ItemFeed } from '../content-files/item.ts'
import { type EditionId, editionOf } from '../storage/edition.ts'
import { allEditions } from './registry.ts'
import { hashOfEdition } from './source.ts'

/** Titles of social pictures by brand/language/kind/id, e.g. `uk/fr/promotion/welcome`. */
export type SocialTitles = ReadonlyMap<string, string>

/**
 * What each kind of item is called on its picture. A promotion by its neutral name: where inducements are ruled no offer
 * may stand on what is shared (rulings 8), and nowhere could its significant terms stand beside it.
 */
const kinds: Partial<Readonly<Record<ItemFeed, { kind: string; title: z.core.$ZodType<string> }>>> = {
  category: { kind: 'category', title: z.object({ heading: z.string() }).transform(({ heading }) => heading) },
  promotion: { kind: 'promotion', title: z.object({ neutralName: z.string() }).transform((data) => data.neutralName) },
  'blog-post': { kind: 'post', title: z.object({ title: z.string() }).transform(({ title }) => title) },
}

type Titles = readonly (readonly [name: string, title: string])[]

/** What this process has built of each edition, and of which files. */
const built = new Map<EditionId, { readonly hash: string; readonly titles: Titles }>()

/** The titles of an edition by kind and id; built anew where a file that it reads has changed. */
async function titlesOf(scope: ContentScope): Promise<Titles> {
  const hash = await hashOfEdition(scope)
  const before = built.get(editionOf(scope))
  if (before?.hash === hash) return before.titles
  const { items } = await buildItems(scope.brand, scope.culture, new Map())
  const titles = items.flatMap(({ feed, id, data }) => {
    const wanted = kinds[feed]
    return wanted === undefined ? [] : [[`${wanted.kind}/${id}`, z.parse(wanted.title, data)] as const]
  })
  built.set(editionOf(scope), { hash, titles })
  return titles
}

/** The titles of every brand in each of its languages, as its first culture of the language has them. */
export async function socialTitles(): Promise<SocialTitles> {
  const titles = new Map<string, string>()
  for (const scope of allEditions)
    for (const [what, title] of await titlesOf(scope)) {
      const name = `${scope.brand}/${cultures[scope.culture].lang}/${what}`
      if (!titles.has(name)) titles.set(name, title)
    }
  return titles
}
