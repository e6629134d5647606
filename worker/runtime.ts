import { ContentCache } from './content/cache.ts'
import { originAt } from './content/origin.ts'
import type { Runtime } from './context.ts'
import { PageCache } from './document/page-cache.ts'
import { parseEnv } from './env.ts'
import { telemetry } from './telemetry/telemetry.ts'

let runtime: Runtime | undefined

/** Parses the environment once per isolate: both entrypoints share what it keeps. */
export const runtimeOf = (env: unknown): Runtime => {
  if (runtime) return runtime
  const config = parseEnv(env)
  const origin = originAt(config.API_ORIGIN)
  runtime = {
    config,
    origin,
    content: new ContentCache({
      kv: config.CONTENT,
      keptWaitMs: config.KEPT_WAIT_MS,
      logAbsences: config.ENVIRONMENT === 'local',
      origin,
      observer: telemetry,
    }),
    pages: new PageCache(config.PAGE_CACHE === 'off' ? 0 : undefined),
  }
  return runtime
}
