import { ContentCache } from '../../../worker/content/cache.ts'
import { createContent } from '../../../worker/content/content.ts'

/** Nothing is kept here, and nothing can be. */
const emptyKv = {
  get: async () => null,
  getWithMetadata: async () => ({ value: null, metadata: null, cacheStatus: null }),
  put: async () => undefined,
} as unknown as ConstructorParameters<typeof ContentCache>[0]['kv']

/** Nothing is left to be done behind a test. */
const noWait = (): void => undefined
const scope = { brand: 'uk', culture: 'en-GB' } as const

/** A content cache, and the content of a brand's culture through it, before a platform that answers by the beginning of a path; what no path names is down. */
export function platformOf(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const cache = new ContentCache({
    kv: emptyKv,
    origin: {
      url: 'http://api.test',
      fetch: async (url) => {
        asked.push(url.replace('http://api.test', ''))
        const [, answer] = Object.entries(answers).find(([path]) => new URL(url).pathname.startsWith(path)) ?? []
        return answer === undefined ? new Response('down', { status: 500 }) : Response.json(answer)
      },
    },
  })
  return { cache, content: createContent(cache, scope, noWait), asked }
}
