import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type Budget, createBudget } from '../../content/budget.ts'
import { orAfter } from '../../content/deadline.ts'
import { contentOf, type PageEnv, waitUntilOf } from '../../context.ts'
import { type AnsweredPage, askHeaders, forReport, pageOfAnswer } from '../../document/page-answer.ts'
import { type AskedPage, pageState, type Raised, raisedBeyond } from '../../document/page-cache.ts'
import type { PageKey } from '../../document/page-key.ts'
import { LoggedError } from '../../telemetry/failure.ts'
import { makePage } from './make-page.ts'
import { pageStub } from './page-stub.ts'
import { pageSubjectOf } from './page-subject.ts'
import type { WithoutDocument } from './render-page.ts'

const failureSchema = z.object({ message: z.string(), stack: z.string() })

/** What went wrong in `Page`, which has logged it, as if it had gone wrong here: it is reported and answered in one place. */
async function failureOf(answer: Response): Promise<LoggedError> {
  const { message, stack } = failureSchema.parse(await answer.json())
  return Object.assign(new LoggedError(message), { stack })
}

/** What `Page` may take beyond a visit's wait for content, in ms: to begin, to render, and to be read. */
const longestRunMs = 1000

type Asked = AskedPage<WithoutDocument> & Pick<AnsweredPage, 'knownThere' | 'feeds'>

/** What an answer of `Page` comes to. */
async function read(answer: Response, asked: string): Promise<Asked> {
  const none = (why: WithoutDocument): Asked => ({
    kind: 'none',
    why,
    source: 'rendered',
    knownThere: () => 0,
    feeds: [],
  })
  switch (answer.status) {
    case 200: {
      const { own, ...made } = await pageOfAnswer(answer, asked)
      return { kind: 'document', ...made, source: own ? 'rendered' : 'network' }
    }
    case 301:
      return none({ kind: 'moved', path: answer.headers.get('location') ?? '/' })
    case 404:
      return none({ kind: 'notFound' })
    case 503:
      return none({ kind: 'unavailable' })
    default:
      throw await failureOf(answer)
  }
}

/** Which of two answers serves, where the second was asked for because a publish had overtaken the first. */
function better(first: Asked, second: Asked | 'late'): Asked {
  if (second === 'late') return first
  if (second.kind === 'none') return second.why.kind === 'unavailable' ? first : second
  const lacks = pageState(second) === 'lacking' && first.kind === 'document' && pageState(first) !== 'lacking'
  return lacks ? first : second
}

/**
 * The page of a key: from the network's cache or rendered now by entrypoint `Page`. With the page cache switched off it is
 * rendered here: no page that is kept anywhere may answer; parts that this isolate has kept do (decision 0037). So it is
 * where `Page` is late: the cache lets visits that miss at once wait for one run, which may hang.
 *
 * The fence: a copy of the network may be behind a publish whose purge was refused, and a page may be made where the publish
 * is not known yet. It is asked for again under a key that names what was raised, and `Page` learns of it from there. Where
 * that comes to nothing, the first serves: it is not current, so that nothing keeps it.
 */
export async function askPage(c: Context<PageEnv>, key: PageKey): Promise<AskedPage<WithoutDocument>> {
  const runtime = c.get('runtime')
  const address = c.get('address')
  const query = c.get('query')
  const budget = c.get('budget')
  const timing = c.get('timing')
  const now = c.get('now')
  const { PAGE_WAIT_MS } = runtime.config
  const { tagVersions } = runtime.content
  const stub = runtime.config.PAGE_CACHE === 'on' ? pageStub(c) : undefined
  const makeHere = async (within: Budget): Promise<AskedPage<WithoutDocument>> => {
    const subject = { ...pageSubjectOf(c, key), address: { ...address, moved: false } }
    return { ...(await makePage(subject, contentOf(c, address.edition.culture.id, within))), source: 'rendered' }
  }
  if (stub === undefined) return makeHere(budget)
  const asked = crypto.randomUUID()
  const ask = async (raised: readonly Raised[]): Promise<Asked | 'late'> => {
    const request = new Request(`https://page.invalid${address.path}${query.text}`, {
      headers: {
        [askHeaders.asked]: asked,
        [askHeaders.waited]: String(budget.spent()),
        [askHeaders.waitedForKept]: String(budget.spentOfKept()),
        [askHeaders.request]: c.get('requestId'),
        ...forReport(c.req.raw.headers),
      },
      redirect: 'manual',
    })
    const reading = async (): Promise<Asked> => read(await stub({ props: { ...key, raised } }).fetch(request), asked)
    // Limit: the longest that the visit may wait for content, as `Page` does for it, and the run.
    const page = await orAfter(budget.left(true) + longestRunMs, reading(), 'late' as const)
    if (page === 'late') console.warn(`A page was late: ${address.path}`)
    else if (page.source === 'rendered') for (const { name, outcome, ms } of page.feeds) timing.add(name, outcome, ms)
    return page
  }
  const first = await ask([])
  // The visit's own time is over: what is made here has as much again.
  if (first === 'late') return makeHere(createBudget(PAGE_WAIT_MS))
  if (first.kind !== 'document') return first
  const waitUntil = waitUntilOf(c)
  // What this isolate does not know yet of the page's tags it learns behind the visit.
  if (first.source === 'network') waitUntil(tagVersions.newest([...first.page.tags.keys()], now.getTime(), waitUntil))
  const raised = raisedBeyond(first.page, (tag) => tagVersions.knownOf(tag)).filter(
    ([tag, version]) => version > first.knownThere(tag),
  )
  if (raised.length === 0) return first
  try {
    return better(first, await ask(raised))
  } catch (error) {
    if (!(error instanceof LoggedError)) console.error(`A page could not be made anew: ${address.path}`, error)
    return first
  }
}
