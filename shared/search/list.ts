import * as z from 'zod/mini'
import type { SearchableGames } from './engine.ts'

const places = z.array(z.int().check(z.gte(-1)))
const facets = z.array(z.object({ name: z.string(), words: z.string() }))

/**
 * Every game of a culture, as the site gives it to search: columns of equal length, the most popular game first. What follows
 * from something else is left out, so that 8,000 games stay below 200 KB gzip.
 */
export const searchListSchema = z.object({
  providers: z.array(z.object({ name: z.string() })),
  themes: facets,
  mechanics: facets,
  /** What a category is called, and the address of a game in it with * for its slug; '' where the culture has no such page. */
  categories: z.array(z.object({ name: z.string(), address: z.string() })),
  /** What the addresses of all tiles begin and end with; between stands the game's own part. * stands for its slug. */
  image: z.tuple([z.string(), z.string()]),
  names: z.array(z.string()),
  /** '' where the slug follows from the name. */
  slugs: z.array(z.string()),
  images: z.array(z.string()),
  providerOf: places,
  themeOf: places,
  mechanicOf: places,
  categoryOf: places,
})
export type SearchList = z.infer<typeof searchListSchema>

/** The slug that a name mostly has: letters, digits and single dashes. */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** One game of the list, as it is shown. */
export interface FoundGame {
  readonly slug: string
  readonly name: string
  readonly provider: string
  /** Place in the list's providers; -1 for none. */
  readonly providerAt: number
  readonly categoryAt: number
  readonly href: string
  readonly image: string
}

/** The game at a place of the list, or null where the culture has no page for its category. */
export function gameAt(list: SearchList, at: number): FoundGame | null {
  const name = list.names[at]
  const categoryAt = list.categoryOf[at] ?? -1
  const address = list.categories[categoryAt]?.address
  if (name === undefined || address === undefined || address === '') return null
  const slug = list.slugs[at] || slugOfName(name)
  const providerAt = list.providerOf[at] ?? -1
  const [before, after] = list.image
  return {
    slug,
    name,
    provider: list.providers[providerAt]?.name ?? '',
    providerAt,
    categoryAt,
    href: address.replace('*', slug),
    image: (before + (list.images[at] ?? '') + after).replace('*', slug),
  }
}

/** What the list is made of: full slugs and addresses. */
export type SearchListSource = SearchableGames & {
  readonly slugs: readonly string[]
  readonly images: readonly string[]
  readonly categoryOf: readonly number[]
  readonly categories: readonly { readonly name: string; readonly address: string }[]
}

const sharedStart = (one: string, other: string): string => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return one.slice(0, length)
}
const reversed = (text: string): string => [...text].reverse().join('')

/** Leaves out of a list what follows from something else; `gameAt` puts it in again. */
export function packList(source: SearchListSource): SearchList {
  const marked = source.images.map((image, at) => image.replace(source.slugs[at] ?? '', '*'))
  const before = marked.reduce(sharedStart, marked[0] ?? '')
  const rests = marked.map((image) => image.slice(before.length))
  const after = reversed(rests.map(reversed).reduce(sharedStart, reversed(rests[0] ?? '')))
  return {
    providers: source.providers.map(({ name }) => ({ name })),
    themes: [...source.themes],
    mechanics: [...source.mechanics],
    categories: [...source.categories],
    image: [before, after],
    names: [...source.names],
    slugs: source.slugs.map((slug, at) => (slug === slugOfName(source.names[at] ?? '') ? '' : slug)),
    images: rests.map((rest) => rest.slice(0, rest.length - after.length)),
    providerOf: [...source.providerOf],
    themeOf: [...source.themeOf],
    mechanicOf: [...source.mechanicOf],
    categoryOf: [...source.categoryOf],
  }
}
