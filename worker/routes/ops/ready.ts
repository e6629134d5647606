import { orAfter } from '../../content/deadline.ts'
import type { Runtime } from '../../context.ts'

/** What a check came to; a part that does not answer says `late`. */
export interface Check {
  readonly name: string
  readonly is: 'well' | 'failed' | 'late'
  readonly ms: number
}

/** Longest wait for one part, ms; then it counts as late. */
const longestWaitMs = 1500

async function check(name: string, ask: () => Promise<boolean>): Promise<Check> {
  const start = Date.now()
  const is = await orAfter(
    longestWaitMs,
    ask().then(
      (well) => (well ? 'well' : 'failed'),
      () => 'failed' as const,
    ),
    'late' as const,
  )
  return { name, is, ms: Date.now() - start }
}

/** Asks each part that pages are made of whether it answers: what is kept, the built files, the content API. */
export function readyChecks({ config, origin }: Runtime, url: URL, file: string): Promise<Check[]> {
  return Promise.all([
    check('kv', async () => {
      await config.CONTENT.get('ready', { cacheTtl: 60 })
      return true
    }),
    check('assets', async () => {
      const answer = await config.ASSETS.fetch(new URL(file, url).href)
      await answer.body?.cancel()
      return answer.status === 200
    }),
    check('content', async () => {
      // Limit: the check's own, and as long again for what is then in nobody's way.
      const signal = AbortSignal.timeout(2 * longestWaitMs)
      const answer = await origin.fetch(`${origin.url}/openapi.json`, { method: 'HEAD', redirect: 'manual', signal })
      await answer.body?.cancel()
      // Whatever it says of that address: it answers.
      return answer.status < 500
    }),
  ])
}
