import type { Faq } from '../../../shared/content/faq.ts'
import { holdsWords } from '../../../shared/content/fold.ts'
import { faq } from '../../content/feeds/pages.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { prepareHtml } from '../../document/prepare-html.ts'
import { faqPage } from '../../seo/json-ld.ts'
import { type ContentProps, loadContent } from '../content/load.ts'

export interface HelpProps extends ContentProps {
  readonly path: string
  /** What was searched for, or ''. */
  readonly query: string
  /** Groups with the questions that match; null where they could not be had. */
  readonly groups: Faq['groups'] | null
  /** How many questions match. */
  readonly found: number
}

/** Longest query that is looked for. */
const longestQuery = 80

const words = (html: string): string => html.replace(/<[^>]+>/g, ' ')

/** The questions that hold every word of `query`, in their groups; groups without one are left out. */
export function filterFaq(groups: Faq['groups'], query: string): Faq['groups'] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => holdsWords(`${item.question} ${words(item.answer)}`, query)),
    }))
    .filter((group) => group.items.length > 0)
}

/** Help: the page's text and the questions in groups; `?q=` narrows them without script. */
export async function loadHelp(context: LoadContext): Promise<Loaded<HelpProps>> {
  const { view, content, path } = context
  const query = (context.query.get('q') ?? '').trim().slice(0, longestQuery)
  const [page, questions] = await Promise.all([loadContent(context), content.get(faq, {})])
  if (page.kind !== 'page') return page
  const all = questions.value?.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, answer: prepareHtml(view, item.answer).html })),
  }))
  const groups = all === undefined ? null : filterFaq(all, query)
  const found = groups?.reduce((count, group) => count + group.items.length, 0) ?? 0
  return {
    ...page,
    props: { ...page.props, path, query, groups, found },
    // A narrowed list is no page of its own, and kept by nobody.
    passing: query !== '',
    head: {
      ...page.head,
      noindex: query !== '',
      jsonLd: [...(page.head.jsonLd ?? []), all === undefined ? null : faqPage(view, { groups: all })],
      of: [...(page.head.of ?? []), questions.value],
    },
  }
}
