/** A Worker's environment without a platform and with a KV that holds nothing; for tests that ask the app itself. */
export const workerEnv = (environment: 'production' | 'test', put: () => Promise<void> = async () => undefined) => ({
  ENVIRONMENT: environment,
  BRANDS: 'uk,de,se,es,on',
  API_ORIGIN: 'http://api.test',
  PLATFORM_URL: 'http://play.test',
  PURGE_KEY: 'a-key-of-thirty-two-characters-or-more',
  PREVIEW_KEY: 'another-key-of-thirty-two-characters',
  CONTENT: {
    get: async () => null,
    getWithMetadata: async () => ({ value: null, metadata: null, cacheStatus: null }),
    put,
  },
  ASSETS: { fetch: () => new Response(null, { status: 404 }) },
  LIMIT_FEW: { limit: async () => ({ success: true }) },
  LIMIT_SOME: { limit: async () => ({ success: true }) },
  LIMIT_MANY: { limit: async () => ({ success: true }) },
})

/** What the runtime hands to a request; the app waits for nothing behind its answer. */
export const executionContext = {
  waitUntil: () => undefined,
  passThroughOnException: () => undefined,
  props: {},
} as never
