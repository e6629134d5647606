import type { ExecutionContext } from 'hono'
import { isHostedWorker } from '../shared/environment/environment.ts'
import { app } from './app.ts'
import { noteWait } from './content/budget.ts'
import { SingleFlight } from './content/single-flight.ts'
import { FinishedAnswers } from './document/finished-answers.ts'
import { telemetry } from './telemetry/telemetry.ts'
import { visitKey } from './visitor/visit-key.ts'

const finished = new FinishedAnswers()
const making = new SingleFlight<void>()

/** Longest wait for the answer that another visit of the same key is being given, in ms; then the long way is gone beside it. */
const longestWaitMs = 2000

/** The long way, step by step (worker/app.ts): it says what may be given again. */
async function longWay(request: Request, env: unknown, context: ExecutionContext, key: string | null, now: number) {
  const answer = await app.fetch(request, env, context)
  if (key !== null) finished.keep(key, request, answer, now)
  return answer
}

/**
 * The short way of a visit: one look by its key gives the answer that somebody of the same key got a moment ago. Everything
 * else goes the long way. Where many come at once to a page that nobody has, one goes it, and the others take what it leaves.
 */
export const gateway = {
  async fetch(request: Request, env: unknown, context: ExecutionContext): Promise<Response> {
    const now = Date.now()
    const key = visitKey(request, isHostedWorker(env))
    const short = (): Response | undefined => {
      const known = key === null ? undefined : finished.get(key, request, Date.now())
      if (known !== undefined) telemetry.answeredShort(now)
      return known
    }
    const known = short()
    if (known !== undefined) return known
    // Pages alone: files are as many as their visits.
    if (key === null || !request.url.endsWith('/')) return longWay(request, env, context, key, now)
    let own: Response | undefined
    const first = async (): Promise<void> => {
      own = await longWay(request, env, context, key, now)
    }
    const way = making.run(key, first, (work) => context.waitUntil(work))
    if (!way.joined) await way.value()
    else await way.orAfter(longestWaitMs, undefined).catch(() => undefined)
    const answer = own ?? short()
    if (answer !== undefined) return answer
    noteWait(request, Date.now() - now)
    return longWay(request, env, context, key, now)
  },
}
