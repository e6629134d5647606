import type { ExecutionContext } from 'hono'
import { getPath } from 'hono/utils/url'
import { isHostedWorker } from '../shared/environment/environment.ts'
import { app, router } from './app.ts'
import { noteWait } from './content/budget.ts'
import { MemoryTier } from './content/memory.ts'
import { SingleFlight } from './content/single-flight.ts'
import { FinishedAnswers, type Left } from './document/finished-answers.ts'
import { telemetry } from './telemetry/telemetry.ts'
import { visitKey } from './visitor/visit-key.ts'

/**
 * Longest wait for the answer that another visit of the same key is being given, in ms: as long as that one may wait for content
 * itself (PAGE_WAIT_MS three times, worker/content/budget.ts) and run. A shorter one sends a whole crowd the long way while the
 * first is about to end, which makes it later still.
 */
const longestWaitMs = 4600
/** Waits, one after the other: where the first answer is late or leaves hope, one visit goes for the next. Then each goes alone. */
const waitsMs = [longestWaitMs, 3600] as const
/** Of what a visit has waited, so much at most counts as spent of its page's time: it can still ask for what is not kept. */
const mostNotedMs = 600

const finished = new FinishedAnswers()
const making = new SingleFlight<Left>(longestWaitMs)

/** So long after a visit that left nothing the next ones of its key do not wait for each other, in ms. */
const leftNothingMs = 5000

/**
 * When a visit of a key last left no answer, epoch ms: it was moved, not found or not modified, its page lacks something, or pages
 * are not kept.
 */
const leftNothing = new MemoryTier<number>(256 * 1024)

/** The long way, step by step (worker/app.ts): it says what may be given again. */
async function longWay(request: Request, env: unknown, context: ExecutionContext, key: string) {
  const answer = await app.fetch(request, env, context)
  return { answer, left: finished.keep(key, request, answer, Date.now()) }
}

/** Whether a visit may wait for another of its key: for a page, where the last one left something. */
const mayWait = (request: Request, key: string): boolean =>
  request.url.endsWith('/') &&
  router.isPage(getPath(request)) &&
  Date.now() - (leftNothing.get(key) ?? 0) >= leftNothingMs

/**
 * The short way of a visit: one look by its key gives the answer that somebody of the same key got a moment ago. Everything
 * else goes the long way. Where many come at once to a page that nobody has, one goes it, and the others take what it leaves.
 */
export const gateway = {
  async fetch(request: Request, env: unknown, context: ExecutionContext): Promise<Response> {
    const now = Date.now()
    const key = visitKey(request, isHostedWorker(env))
    if (key === null) return app.fetch(request, env, context)
    const short = (): Response | undefined => {
      const known = finished.get(key, request, Date.now())
      if (known !== undefined) telemetry.answeredShort(now)
      return known
    }
    const known = short()
    if (known !== undefined) return known
    if (!mayWait(request, key)) return (await longWay(request, env, context, key)).answer
    const longWayNow = () => {
      noteWait(request, Math.min(Date.now() - now, mostNotedMs))
      return longWay(request, env, context, key)
    }
    let own: Response | undefined
    const first = async (): Promise<Left> => {
      const { answer, left } = await longWayNow()
      own = answer
      if (left !== 'answer') leftNothing.set(key, Date.now(), 2 * key.length + 64)
      return left
    }
    for (const ms of waitsMs) {
      const way = making.run(key, first, (work) => context.waitUntil(work))
      const left = way.joined ? await way.orAfter<Left>(ms, 'hope').catch((): Left => 'nothing') : await way.value()
      const answer = own ?? short()
      if (answer !== undefined) return answer
      if (left !== 'hope') break
    }
    return (await longWayNow()).answer
  },
}
