// The site's Worker with a clock that can be moved: what is kept for a week is tried in a second. Each request says in a
// header how far ahead the clock is. Built by scripts/faults/site.ts alone.
import site from '../../worker/index.ts'
import { clockHeader } from './clock.ts'

let aheadMs = 0
const RealDate = Date

class MovedDate extends RealDate {
  constructor(...parts: readonly unknown[]) {
    // The one form that reads the clock; all others are the real ones'.
    super(...((parts.length === 0 ? [RealDate.now() + aheadMs] : parts) as [number]))
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}
Object.defineProperty(globalThis, 'Date', { value: MovedDate })

export * from '../../worker/index.ts'

export default {
  ...site,
  fetch: (request: Request, env: unknown, context: Parameters<typeof site.fetch>[2]): Promise<Response> => {
    aheadMs = Number(request.headers.get(clockHeader) ?? aheadMs)
    return site.fetch(request, env, context)
  },
}
