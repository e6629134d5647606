import type { Miniflare } from 'miniflare'
import { askHost } from '../../../../scripts/http/ask-host.ts'
import { siteKeys } from '../../../../scripts/run/local-keys.ts'
import { startRuntime } from '../../../../scripts/run/runtime.ts'
import type { RunningPlatform } from '../../../../scripts/run/throwaway-platform.ts'
import { freePorts } from '../../../../scripts/test/free-ports.ts'
import { startSeeded } from '../../../support/seeded-platform.ts'

export interface SiteAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly text: string
}

export interface RunningSite {
  readonly platform: RunningPlatform
  /** Where the site listens; the platform sends its purges there. */
  readonly origin: string
  /** Asks the site on a host, path exactly as given, redirects not followed. */
  readonly get: (
    host: string,
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<SiteAnswer>
  readonly stop: () => Promise<void>
}

/** The built site Worker beside a small platform: its own, or one that runs already. Nothing is kept afterwards. */
export async function startSite(
  options: { vars?: Record<string, string>; games?: 60 | 240; platform?: RunningPlatform } = {},
): Promise<RunningSite> {
  const [port = 0] = await freePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const platform =
    options.platform ??
    (await startSeeded({
      ...(options.games !== undefined && { games: options.games }),
      vars: { SITE_ORIGIN: origin },
    }))
  const runtime: Miniflare = await startRuntime({
    config: 'wrangler.toml',
    build: 'build/site',
    port,
    vars: {
      ...siteKeys,
      ENVIRONMENT: 'test',
      // What is said here is what is there, however busy the machine; tests/worker tries the waits themselves.
      PAGE_WAIT_MS: '10000',
      KEPT_WAIT_MS: '5000',
      API_ORIGIN: platform.origin,
      PLATFORM_URL: 'http://{host}:8788',
      ...options.vars,
    },
  })
  return {
    platform,
    origin,
    get: async (host, path, init) => {
      const { status, headers, text } = await askHost(port, host, path, init)
      const given = Object.entries(headers).map(([name, value]) => [name, String(value)])
      return { status, headers: Object.fromEntries(given), text }
    },
    stop: async () => {
      await runtime.dispose()
      if (platform !== options.platform) await platform.stop()
    },
  }
}
