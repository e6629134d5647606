import type { LastChanges } from '../../../shared/content/last-changes.ts'
import type { CultureRoute } from '../../../shared/routes/compile.ts'
import type { ContentType } from '../../../shared/routes/entry.ts'
import { groupsOf } from '../../../shared/routes/groups-of.ts'
import type { RouteParams } from '../../../shared/routes/pattern.ts'
import type { CultureId } from '../../../shared/site/ids.ts'

/** The page that is asked about. */
interface Asked {
  readonly route: CultureRoute
  readonly params: RouteParams
  readonly culture: CultureId
}
type Changes = readonly (string | undefined)[]
type Shown = (changes: LastChanges, asked: Asked) => Changes

const textOf: Shown = ({ pages }, { route: { entry } }) => (entry.feedCode === undefined ? [] : [pages[entry.feedCode]])

/** The text and a list. */
const withList =
  (list: keyof LastChanges['lists']): Shown =>
  (changes, asked) => [...textOf(changes, asked), changes.lists[list]]

/** What a page of a type shows, where that is not the text of its feed code alone. */
const shown: Partial<Readonly<Record<ContentType, Shown>>> = {
  home: ({ categories, groups, lists }, { route, culture }) => [
    categories[route.key],
    lists.promotions,
    ...(groupsOf(route, culture) ?? []).map((group) => groups[group]),
  ],
  category: ({ categories, groups }, { route: { key, entry } }) => [
    categories[key],
    entry.gameGroup === undefined ? undefined : groups[entry.gameGroup],
  ],
  provider: ({ providers }, { params: { providerKey = '' } }) => [providers[providerKey]],
  promotions: withList('promotions'),
  features: withList('features'),
  payments: withList('payments'),
  help: withList('faq'),
  blogHome: withList('posts'),
  // Fixed documents of the site itself: the feed of that name is not what they show.
  compliance: () => [],
}

/** When a page last changed (ISO 8601): the newest of what it shows; null where nothing that it shows has a time. */
export function lastChangeOf(changes: LastChanges | null, asked: Asked): string | null {
  if (changes === null) return null
  const found = (shown[asked.route.entry.contentType] ?? textOf)(changes, asked)
  return found.reduce<string | null>(
    (newest, change) => (change !== undefined && (newest === null || change > newest) ? change : newest),
    null,
  )
}
