import * as z from 'zod/mini'
import { bytesIn, joinBytes } from '../content/join-bytes.ts'
import { cookieNames } from '../content/report.ts'
import type { KeptPage, PageParts } from './page-cache.ts'

/** How entrypoint `Page` sends a page to the gateway, through a cache that obeys RFC 9111 (decision 0034). */

/** What the gateway says of a page that it asks for; none of it changes the page. */
export const askHeaders = {
  /** Names the asking: an answer with another name was made for somebody else. */
  asked: 'marquee-asked',
  /** How long the visit has waited already, ms. */
  waited: 'marquee-waited',
  /** The same for what is kept. */
  waitedForKept: 'marquee-waited-for-kept',
  /** Names the request of the visit in the log. */
  request: 'marquee-request',
  /** Names of its cookies, its browser and where it came from: what the logging service hears of an error (rulings 6.7). */
  cookies: 'marquee-cookies',
  agent: 'marquee-agent',
  referrer: 'marquee-referrer',
} as const

/** Headers of a visit that are reported, by what the gateway says of them. */
const reported = { cookie: askHeaders.cookies, 'user-agent': askHeaders.agent, referer: askHeaders.referrer } as const

/** What the gateway says of a visit for a report, should its page fail. */
export const forReport = (visit: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reported).flatMap(([name, as]) => {
      const value = visit.get(name)
      if (value === null) return []
      const said = name === 'cookie' ? cookieNames(value).join('; ') : value
      // A header takes no other letters; a report is read by people.
      return [[as, said.replace(/[^\x20-\x7e]/g, '?')]]
    }),
  )

/** The same where the page is made: the visit's headers again, of cookies the names alone. */
export const reportedHeaders = (asked: Headers): Headers =>
  new Headers(Object.entries(reported).map(([name, as]) => [name, asked.get(as) ?? '']))

const aboutHeader = 'marquee-page'

/** A stale copy serves while a new one is made: the content's own stale time. */
const staleSeconds = 3600
/** The same of a page that says something of the time. */
const staleSecondsOfTimed = 60
/** A copy serves while pages cannot be made: as long as content is kept (rulings 5.4). */
const staleIfErrorSeconds = 7 * 24 * 3600
/** A cache takes 1,000 tags; their header must fit beside the others, which the runtime bounds together. */
const longestTags = 8000

const aboutSchema = z.object({
  cuts: z.tuple([z.number(), z.number()]),
  hash: z.string(),
  /** Name, version held, newest version known where the page was made. */
  tags: z.array(z.tuple([z.string(), z.number(), z.number()])),
  freshUntil: z.number(),
  whole: z.boolean(),
  passing: z.boolean(),
  asked: z.string(),
  /** Name, outcome and ms of each feed that was asked for. */
  feeds: z.array(z.tuple([z.string(), z.string(), z.number()])),
})

/** A tag as a header can say it: printable ASCII without commas (`encodeURIComponent` leaves no others). */
export const cacheTag = (tag: string): string => encodeURIComponent(tag)

/** Where in the body one part ends and the next begins. */
function cutsOf([before, between]: PageParts): [number, number] {
  const first = bytesIn(before)
  return [first, first + bytesIn(between)]
}

/** A header's value: JSON in which other letters are escaped. */
const inHeader = (value: unknown): string =>
  JSON.stringify(value).replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * A page as an answer of entrypoint `Page`. Kept by the cache only where it says everything and nothing of it is older than
 * its feeds may be: what was refused or had to be served old is made again by the next visit.
 */
export function answerOfPage(
  made: Pick<AnsweredPage, 'page' | 'whole' | 'passing'>,
  request: Request,
  options: {
    readonly now: number
    readonly keep: boolean
    readonly timed: boolean
    readonly newest: (tag: string) => number
    readonly feeds: readonly AnsweredFeed[]
  },
): Response {
  const { parts, hash, tags, freshUntil } = made.page
  const seconds = Math.floor((freshUntil - options.now) / 1000)
  const cacheTags = [...tags.keys()].map(cacheTag).join(',')
  const kept = options.keep && made.whole && !made.passing && seconds > 0 && cacheTags.length <= longestTags
  const about: z.input<typeof aboutSchema> = {
    ...{ cuts: cutsOf(made.page.parts), hash, freshUntil, whole: made.whole, passing: made.passing },
    tags: [...tags].map(([tag, version]) => [tag, version, options.newest(tag)]),
    asked: request.headers.get(askHeaders.asked) ?? '',
    feeds: options.feeds.map(({ name, outcome, ms }) => [name, outcome, ms]),
  }
  const etag = `"${hash}"`
  const stale = options.timed ? staleSecondsOfTimed : staleSeconds
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': kept
      ? `public, max-age=${seconds}, stale-while-revalidate=${stale}, stale-if-error=${staleIfErrorSeconds}`
      : 'no-store',
    etag,
    [aboutHeader]: inHeader(about),
  })
  if (kept) headers.set('cache-tag', cacheTags)
  return kept && request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers })
    : new Response(joinBytes(parts.flat()), { headers })
}

/** A feed that a page was made of. */
interface AnsweredFeed {
  readonly name: string
  readonly outcome: string
  readonly ms: number
}

/** What an answer of `Page` holds. */
export interface AnsweredPage {
  readonly page: KeptPage
  readonly whole: boolean
  readonly passing: boolean
  /** Whether it was made for this asking: else the cache had it. */
  readonly own: boolean
  /** What was known of a tag where the page was made. */
  readonly knownThere: (tag: string) => number
  readonly feeds: readonly AnsweredFeed[]
}

/** The page that an answer holds; `asked` names the asking. */
export async function pageOfAnswer(answer: Response, asked: string): Promise<AnsweredPage> {
  const about = aboutSchema.parse(JSON.parse(answer.headers.get(aboutHeader) ?? 'null'))
  const { cuts, hash, freshUntil, whole, passing } = about
  const body = new Uint8Array(await answer.arrayBuffer())
  const [first, second] = cuts
  const parts = [[body.subarray(0, first)], [body.subarray(first, second)], [body.subarray(second)]] as const
  const tags = new Map(about.tags.map(([tag, held]) => [tag, held]))
  const known = new Map(about.tags.map(([tag, , newest]) => [tag, newest]))
  return {
    page: { parts, hash, tags, freshUntil },
    whole,
    passing,
    own: about.asked === asked,
    knownThere: (tag) => known.get(tag) ?? 0,
    feeds: about.feeds.map(([name, outcome, ms]) => ({ name, outcome, ms })),
  }
}
