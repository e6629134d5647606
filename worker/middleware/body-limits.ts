import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { problems } from '../../shared/http/problem.ts'
import type { AppEnv } from '../context.ts'
import { errorPageAt } from '../responses/error-page.tsx'

/** A purge of 500 tags of 500 bytes, and some room. */
const longestCall = 512 * 1024
/** A full batch of what a script logs (shared/logging/client-log.ts), and any form many times over. */
const longestForm = 32 * 1024

const ofCalls = bodyLimit({ maxSize: longestCall, onError: () => problems.tooLarge(longestCall) })
const ofForms = bodyLimit({ maxSize: longestForm, onError: (c) => errorPageAt(c, 'formTooLarge') })

/** Bodies are counted while they are read: one that is too long is refused before any of it is kept (413). */
export function bodyLimits() {
  return createMiddleware<AppEnv>(async function bodyLimits(c, next) {
    return c.req.path.startsWith('/ops/') ? ofCalls(c, next) : ofForms(c, next)
  })
}
