import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { sign, signatureHeader } from '../../shared/crypto/signature.ts'
import { workerBundle } from '../build/worker-bundle.ts'
import { askHost, type HostAnswer } from '../http/ask-host.ts'
import { siteKeys } from '../run/local-keys.ts'
import { clockHeader } from './clock.ts'
import { type KvFault, misbehavingKv } from './misbehaving-kv.ts'
import { type MisbehavingOrigin, startMisbehavingOrigin } from './misbehaving-origin.ts'
import { host } from './subject.ts'

/** What is asked of the site. */
export interface Visit {
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface TimedAnswer extends HostAnswer {
  readonly ms: number
}

/** The site's Worker in workerd, with a platform and a KV that misbehave on order and a clock that can be moved. */
export interface TroubledSite {
  readonly platform: MisbehavingOrigin
  /** Where it listens. */
  readonly port: () => number
  readonly kv: (fault: KvFault | null) => Promise<void>
  /** KV holds nothing any more. */
  readonly emptyKv: () => Promise<void>
  /** Moves the clock on. */
  readonly pass: (seconds: number) => void
  /** Its moment, epoch ms. */
  readonly now: () => number
  readonly visit: (visit: Visit) => Promise<TimedAnswer>
  /** A publish that touches these tags: the platform has a new version, and the site is told. */
  readonly publish: (tags: readonly string[]) => Promise<void>
  /** Resolves when nothing goes on behind the last answers any more. */
  readonly settled: () => Promise<void>
  /** Another isolate: its memory is empty, KV is the same. */
  readonly restart: () => Promise<void>
  /** What the Worker has logged since this was last asked. */
  readonly logged: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** How often in a row nothing is to be under way, and the longest that this is waited for, in ms. */
const quietLooks = 3
const longestSettlingMs = 5000

/** Bundles the Worker with its clock. */
async function bundled(folder: string): Promise<string> {
  const options = workerBundle('wrangler.toml')
  await build({ ...options, entryPoints: { index: 'scripts/faults/moved-clock-worker.ts' }, outdir: folder })
  return join(folder, 'index.js')
}

/** Starts the site, at any free port unless one is named, before a platform that is there already. Nothing is kept afterwards. */
export async function startTroubledSite(platformOrigin: string, listen = 0): Promise<TroubledSite> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-faults-'))
  const scriptPath = await bundled(folder)
  const platform = await startMisbehavingOrigin(platformOrigin)
  let log: string[] = []
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml')
  const { modulesRules: _, kvNamespaces: __, ...site } = workerOptions
  const common = { compatibilityDate: '2026-11-01' } as const
  const options = {
    host: '127.0.0.1',
    port: listen,
    cf: false,
    handleStructuredLogs: ({ message }: { message: string }) => void log.push(message),
    resourcePersistencePath: join(folder, 'data'),
    workers: [
      {
        ...site,
        name: 'site',
        modules: [{ type: 'ESModule', path: scriptPath }],
        modulesRoot: folder,
        bindings: {
          ...(site.bindings as Record<string, string>),
          ...siteKeys,
          ENVIRONMENT: 'test',
          API_ORIGIN: platform.origin,
          PLATFORM_URL: `http://{host}:${new URL(platform.origin).port}`,
          VENDOR_ORIGIN: `http://vendors.localhost:${new URL(platform.origin).port}/vendors`,
          GAMES_SITE_MAP: 'on',
        },
        serviceBindings: { CONTENT: { name: 'kv', entrypoint: 'Kv' } },
      },
      { ...common, name: 'kv', modules: true, script: misbehavingKv, kvNamespaces: { REAL: 'content' } },
    ],
  } as unknown as V4MiniflareOptions
  const runtime = new Miniflare(convertV4MiniflareOptions(options))
  let port = Number((await runtime.ready).port)
  let agent = new Agent({ keepAlive: true })
  let aheadMs = 0
  let version = 1

  const tellKv = async (told: object): Promise<void> => {
    const kv = await runtime.getWorker('kv')
    await kv.fetch('http://kv/', { method: 'POST', body: JSON.stringify(told) })
  }
  const visit = async ({ host, path, headers, ...rest }: Visit): Promise<TimedAnswer> => {
    const start = performance.now()
    const answer = await askHost(port, host, path, {
      ...rest,
      headers: { ...headers, [clockHeader]: String(aheadMs) },
      agent,
    })
    return { ...answer, ms: performance.now() - start }
  }
  const settled = async (): Promise<void> => {
    const until = Date.now() + longestSettlingMs
    for (let quiet = 0; quiet < quietLooks && Date.now() < until; ) {
      // An answer of the site: it has had its turn since.
      await visit({ host, path: '/ops/health' })
      await wait(5)
      quiet = platform.underWay() === 0 ? quiet + 1 : 0
    }
  }
  return {
    platform,
    port: () => port,
    settled,
    kv: (fault) => tellKv(fault ?? { of: '', fault: '' }),
    emptyKv: () => tellKv({ empty: true }),
    pass: (seconds) => {
      aheadMs += seconds * 1000
    },
    now: () => Date.now() + aheadMs,
    visit,
    publish: async (tags) => {
      version += 1
      platform.publish(version)
      const issuedAt = Date.now() + aheadMs
      const body = JSON.stringify({ tags, version, database: 'faults', issuedAt, nonce: `nonce-of-${version}` })
      const headers = { [signatureHeader]: await sign(siteKeys.PURGE_KEY, body), 'content-type': 'application/json' }
      const { status, text } = await visit({ host, path: '/ops/purge', method: 'POST', headers, body })
      if (status !== 200) throw new Error(`The purge was answered with ${status}: ${text}`)
    },
    restart: async () => {
      agent.destroy()
      agent = new Agent({ keepAlive: true })
      await runtime.setOptions(convertV4MiniflareOptions(options))
      port = Number((await runtime.ready).port)
    },
    logged: () => {
      const lines = log
      log = []
      return lines
    },
    stop: async () => {
      agent.destroy()
      await runtime.dispose()
      await platform.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
