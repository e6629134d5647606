import type { Winners } from '../../../shared/content/winners.ts'
import type { Content } from '../../content/content.ts'
import { winners } from '../../content/feeds/winners.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { type ContentProps, loadContent } from '../content/load.ts'

export interface WinnersProps extends ContentProps {
  readonly now: Date
  /** Null where the list could not be had. */
  readonly winners: Winners['winners'] | null
}

/** Winners on the page. */
const limit = 20

/** The latest winners, newest first, or null where they could not be had. */
export async function latestWinners(content: Content): Promise<Winners['winners'] | null> {
  return (await content.get(winners, { limit })).value?.winners ?? null
}

/** Winners: a list that a script renews without a reload (rulings 3.4). */
export async function loadWinners(context: LoadContext): Promise<Loaded<WinnersProps>> {
  const [page, list] = await Promise.all([loadContent(context), latestWinners(context.content)])
  if (page.kind !== 'page') return page
  return { ...page, props: { ...page.props, now: context.now, winners: list } }
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago something was, in the language's words: "5 minutes ago". */
export function timeAgo(htmlLang: string, iso: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(iso)) / 1000))
  const format = new Intl.RelativeTimeFormat(htmlLang, { numeric: 'auto' })
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[2]
  return format.format(-Math.floor(seconds / size), unit)
}
