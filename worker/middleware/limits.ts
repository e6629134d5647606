import { filterNames } from '../../shared/games/game-filter.ts'
import type { ContentType } from '../../shared/routes/entry.ts'

/**
 * The runtime's counters, one for each number of calls a minute: wrangler.toml declares them ([[ratelimits]]) for every
 * hosted environment with these numbers, for local runs with larger ones. A counter tells callers apart by their key, so that
 * several limits share one.
 */
export const counters = {
  few: { binding: 'LIMIT_FEW', perMinute: 12 },
  some: { binding: 'LIMIT_SOME', perMinute: 60 },
  many: { binding: 'LIMIT_MANY', perMinute: 600 },
} as const

/** What has a limit: addresses of programs and forms, pages that ask the content API anew, or what a route says of itself. */
interface Limit {
  readonly counter: keyof typeof counters
  readonly paths?: RegExp
  readonly pages?: readonly ContentType[]
  /** Parameters with which such a page asks anew. */
  readonly asked?: readonly string[]
}

/** How often one visitor may do what; the first row that names an address holds. */
export const limits = {
  voucher: { counter: 'few', paths: /^\/api\/voucher\/$/ },
  subscription: { counter: 'few', paths: /^\/api\/subscribe\/$/ },
  /** What the account popup asks of the site: the platform is asked anew each time. */
  account: { counter: 'some', paths: /^\/api\/(?:maintenance|not-ontario|consent)\/$/ },
  log: { counter: 'some', paths: /^\/api\/(?:log|vitals)\/$/ },
  reports: { counter: 'some', paths: /^\/api\/csp-reports\/$/ },
  /** Games, codes and lists: slugs and codes can be made up, and each new one is a question to the content API. */
  data: { counter: 'many', paths: /^\/api\// },
  search: { counter: 'some', pages: ['search', 'blogSearch', 'help'], asked: ['q'] },
  /** Lists that a filter narrows are kept by nobody. */
  lists: { counter: 'some', pages: ['category'], asked: filterNames },
  /** Calls of operators that are not signed: a refused purge, and the question whether the parts answer, which asks them. */
  ops: { counter: 'some' },
  /** Signed purges of a site together: a publish is one, a seed of everything a few. */
  purge: { counter: 'many' },
} as const satisfies Readonly<Record<string, Limit>>
export type LimitName = keyof typeof limits

const rows: readonly (readonly [LimitName, Limit])[] = Object.entries(limits).map(([name, limit]) => [
  name as LimitName,
  limit,
])

/** The limit of an address; null where it has none. */
export const limitOfPath = (path: string): LimitName | null =>
  rows.find(([, { paths }]) => paths?.test(path))?.[0] ?? null

/** The limit of a page that was asked with this query; null where it has none. */
export const limitOfPage = (
  type: ContentType,
  query: { readonly get: (name: string) => string | null },
): LimitName | null =>
  rows.find(([, { pages, asked }]) => pages?.includes(type) && asked?.some((name) => query.get(name) !== null))?.[0] ??
  null

/** The numbers of colon-separated groups; an IPv4 address among them is two. */
const groupsOf = (text: string): readonly number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => {
        if (!group.includes('.')) return [Number.parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
        return [a * 256 + b, c * 256 + d]
      })

/** The network of an IPv6 address, its first four groups, however it is written (RFC 4291, 2.2); IPv4 in IPv6 is itself. */
function networkOf(address: string): string {
  const [before = '', after = ''] = address.split('::')
  const [first, last] = [groupsOf(before), groupsOf(after)]
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => 0)
  const groups = [...first, ...zeros, ...last]
  const [high = 0, low = 0] = groups.slice(6)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** Who calls: an address, of IPv6 the network, as a household has one of those. Counted by, never logged. */
export function callerOf(headers: Pick<Headers, 'get'>): string {
  const address = headers.get('cf-connecting-ip') ?? 'nobody'
  return address.includes(':') ? networkOf(address) : address
}
