import type { LastChanges } from '../../../shared/content/last-changes.ts'
import type { CultureRoute } from '../../../shared/routes/compile.ts'
import type { ContentType } from '../../../shared/routes/entry.ts'
import type { RouteParams } from '../../../shared/routes/pattern.ts'
import type { CultureId } from '../../../shared/site/ids.ts'

/** The page that is asked about. */
interface Asked {
  readonly route: CultureRoute
  readonly params: RouteParams
  readonly culture: CultureId
}
type Changes = readonly (string | undefined)[]

const textOf = ({ pages }: LastChanges, { route: { entry } }: Asked): Changes =>
  entry.feedCode === undefined ? [] : [pages[entry.feedCode]]

/** What a page of a type shows, where that is not the text of its feed code alone. */
const shown: Partial<Readonly<Record<ContentType, (changes: LastChanges, asked: Asked) => Changes>>> = {
  home: ({ categories, groups, lists }, { route: { key, entry }, culture }) => [
    categories[key],
    lists.promotions,
    ...(entry.gameGroups?.[culture] ?? entry.gameGroups?.default ?? []).map((group) => groups[group]),
  ],
  category: ({ categories, groups }, { route: { key, entry } }) => [
    categories[key],
    entry.gameGroup === undefined ? undefined : groups[entry.gameGroup],
  ],
  provider: ({ providers }, { params: { providerKey = '' } }) => [providers[providerKey]],
  promotions: (changes, asked) => [...textOf(changes, asked), changes.lists.promotions],
  features: (changes, asked) => [...textOf(changes, asked), changes.lists.features],
  payments: (changes, asked) => [...textOf(changes, asked), changes.lists.payments],
  help: (changes, asked) => [...textOf(changes, asked), changes.lists.faq],
  blogHome: (changes, asked) => [...textOf(changes, asked), changes.lists.posts],
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
