import { categoryText } from '../content/feeds/texts.ts'
import type { LoadContext } from '../document/page.ts'

/** The words of a category's page; `html` is its text below the games, or null where it could not be had. */
export interface PageText {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly html: string | null
}

/** The page's own text by its route key; `standard` stands in where the feed has none. */
export async function loadCategoryText(
  { route, content }: LoadContext,
  standard: Omit<PageText, 'html'>,
): Promise<PageText> {
  const answer = await content.get(categoryText, { routeKey: route.key })
  if (answer.value === null) return { ...standard, html: null }
  const { title, description, heading, body } = answer.value
  return { title, description, heading, html: body }
}
