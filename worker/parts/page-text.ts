import {
  type FeedCode,
  type SimpleFeedCode,
  simpleFeedCodes,
  type TermsCode,
  termsCodes,
} from '../../shared/content/simple-feed.ts'
import { isListed } from '../../shared/routes/named.ts'
import { categoryText, simpleFeed, terms } from '../content/feeds/texts.ts'
import { keeper } from '../document/made-of.ts'
import type { LoadContext } from '../document/page.ts'
import { routeName } from './breadcrumbs.ts'

/** The words of a page; `html` is its text, or null where it could not be had. */
export interface PageText {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly html: string | null
}

/** A category's words with the path of its social picture, or null where it has none. */
export interface CategoryPageText extends PageText {
  readonly socialImage: string | null
}

const keepText = keeper<PageText>()
const keepCategoryText = keeper<CategoryPageText>()

/** The page's own text by its route key; `standard` stands in where the feed has none. */
export async function loadCategoryText(
  { route, content }: LoadContext,
  standard: Pick<PageText, 'title' | 'description' | 'heading'>,
): Promise<CategoryPageText> {
  const answer = await content.get(categoryText, { routeKey: route.key })
  if (answer.value === null) return { ...standard, html: null, socialImage: null }
  const { title, description, heading, body, socialImage } = answer.value
  return keepCategoryText([answer.value], '', () => ({ title, description, heading, html: body, socialImage }))
}

const termsCode = (code: FeedCode): TermsCode | undefined => termsCodes.find((known) => known === code)
const simpleCode = (code: FeedCode): SimpleFeedCode | undefined => simpleFeedCodes.find((known) => known === code)

/** The feed that a code names; null for the fixed documents, which are no feed. */
const answerTo = async (code: FeedCode, content: LoadContext['content']) => {
  const legal = termsCode(code)
  if (legal !== undefined) return content.get(terms, { code: legal })
  const feedCode = simpleCode(code)
  return feedCode === undefined ? null : content.get(simpleFeed, { feedCode })
}

/**
 * The text of a content page by its route's feed code; terms, privacy and bonus policy come from the terms feed by code
 * (spec 2). Where it cannot be had the page keeps its name and `html` is null (rulings 3.10).
 */
export async function loadPageText({ view, route, content }: LoadContext): Promise<PageText> {
  const code = route.entry.feedCode
  const answer = code === undefined ? null : await answerTo(code, content)
  if (answer === null || answer.value === null) {
    const name = isListed(route) ? routeName(view, route) : view.brand.name
    return { title: name, description: `${name}, ${view.brand.name}`, heading: name, html: null }
  }
  const { title, description, heading, body } = answer.value
  return keepText([answer.value], '', () => ({ title, description, heading, html: body }))
}
