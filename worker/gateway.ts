import type { ExecutionContext } from 'hono'
import { isHostedWorker } from '../shared/environment/environment.ts'
import { app } from './app.ts'
import { FinishedAnswers } from './document/finished-answers.ts'
import { telemetry } from './telemetry/telemetry.ts'
import { visitKey } from './visitor/visit-key.ts'

const finished = new FinishedAnswers()

/**
 * The short way of a visit: one look by its key gives the answer that somebody of the same key got a moment ago. Everything
 * else goes the long way, step by step (worker/app.ts), which says what may be given again.
 */
export const gateway = {
  async fetch(request: Request, env: unknown, context: ExecutionContext): Promise<Response> {
    const now = Date.now()
    const key = visitKey(request, isHostedWorker(env))
    const known = key === null ? undefined : finished.get(key, request, now)
    if (known !== undefined) {
      telemetry.answeredShort(now)
      return known
    }
    const answer = await app.fetch(request, env, context)
    if (key !== null) finished.keep(key, request, answer, now)
    return answer
  },
}
