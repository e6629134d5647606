import type { PageFacts } from './page-facts.ts'

/** An address of a site map. */
export interface Listed {
  readonly path: string
  /** hreflang → path, as the map states it. */
  readonly alternates: Readonly<Record<string, string>>
}

/** What a map states of an address against what its page says of itself. */
export function mapFaults({ path, alternates }: Listed, page: PageFacts): string[] {
  const same =
    JSON.stringify(Object.entries(alternates).sort()) === JSON.stringify(Object.entries(page.alternates).sort())
  return [
    ...(page.noindex ? [`${path} is listed and says noindex`] : []),
    ...(page.canonical === path ? [] : [`${path} is listed and names ${page.canonical} as its canonical address`]),
    ...(same ? [] : [`${path}: hreflang of the map and of the page differ`]),
  ]
}
