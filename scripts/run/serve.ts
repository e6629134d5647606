import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import type { Miniflare } from 'miniflare'
import { parsePlatform } from '../../platform/env.ts'
import { seedPlatform } from '../../platform/seed/seed.ts'
import { tellSite } from '../../platform/seed/tell-site.ts'
import { IncompleteEnvironment } from '../../shared/environment/environment.ts'
import { orAfter } from '../../worker/content/deadline.ts'
import { parseEnv } from '../../worker/env.ts'
import { command } from '../command/command.ts'
import type { Environment } from '../command/environment.ts'
import { messageOf, Stopped, WrongCall } from '../command/faults.ts'
import { platformKeys, siteKeys } from './local-keys.ts'
import { orEnded } from './or-ended.ts'
import { startRuntime, swapRuntime } from './runtime.ts'
import { type Order, orderSchema, type Report, type WorkerName, workers } from './worker-process.ts'

const reads = ['PORT', 'PLATFORM_PORT', 'DATA_DIR', 'SEED_GAMES', 'SEED_POSTS', 'GAMES_SITE_MAP'] as const

interface Served {
  readonly runtime: Miniflare
  readonly orders: Readonly<Record<Order, () => Promise<void>>>
}

interface Settings {
  readonly env: Environment<(typeof reads)[number]>
  readonly listen: number | undefined
  readonly build: string
}

const report = (message: Report): void => void process.send?.(message)

/** Parses the configuration that a Worker was started with, as it will at its first request: its faults are said now. */
async function checked<T>(runtime: Miniflare, parse: (given: unknown) => T): Promise<T> {
  try {
    return parse(await runtime.getBindings())
  } catch (error) {
    throw error instanceof IncompleteEnvironment ? new Stopped(error.message) : error
  }
}

async function serveSite({ env, listen = env.PORT, build }: Settings): Promise<Served> {
  const options = {
    config: 'wrangler.toml',
    build: `${build}/site`,
    port: listen,
    persist: `${env.DATA_DIR}/site`,
    vars: {
      ...siteKeys,
      API_ORIGIN: `http://127.0.0.1:${env.PLATFORM_PORT}`,
      PLATFORM_URL: `http://{host}:${env.PLATFORM_PORT}`,
      VENDOR_ORIGIN: `http://vendors.localhost:${env.PLATFORM_PORT}/vendors`,
      GAMES_SITE_MAP: env.GAMES_SITE_MAP,
    },
  }
  const runtime = await startRuntime(options)
  await orEnded(runtime, checked(runtime, parseEnv))
  return { runtime, orders: { swap: () => swapRuntime(runtime, options), seed: async () => undefined } }
}

/** Longest wait for the runtime to end by itself, in ms; it is ended with this process then. */
const endingMs = 4000

/** How long a seed that was ordered waits for the site to take its purge; the site's copies end by their own time then. */
const purgePatience = 5000

async function servePlatform({ env, listen = env.PLATFORM_PORT, build }: Settings): Promise<Served> {
  const options = {
    config: 'platform/wrangler.toml',
    build: `${build}/platform`,
    port: listen,
    persist: `${env.DATA_DIR}/platform`,
    vars: { ...platformKeys, SITE_ORIGIN: `http://127.0.0.1:${env.PORT}` },
  }
  const runtime = await startRuntime(options)
  const config = await orEnded(runtime, checked(runtime, parsePlatform))
  // Asked for anew each time: a swap ends those of the Worker before it.
  const database = async () => (await runtime.getD1Database('DB')) as unknown as D1Database
  const seed = async (): Promise<void> =>
    seedPlatform({
      db: await database(),
      media: (await runtime.getR2Bucket('MEDIA')) as unknown as R2Bucket,
      games: env.SEED_GAMES,
      posts: env.SEED_POSTS,
      onProgress: (progress) => report({ progress }),
    })
  await orEnded(runtime, seed())
  // Behind the start: the site comes up after the platform.
  tellSite(await database(), config).catch((error: unknown) => console.error(error))
  return {
    runtime,
    orders: {
      swap: () => swapRuntime(runtime, options),
      seed: async () => {
        await seed()
        await tellSite(await database(), config, purgePatience)
      },
    },
  }
}

const serve = { site: serveSite, platform: servePlatform } as const satisfies Record<
  WorkerName,
  (settings: Settings) => Promise<Served>
>

const portOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new WrongCall(`"${text}" is not a port.`)
  return port
}

await command({
  name: 'node scripts/run/serve.ts',
  summary: 'One Worker in one process; npm start and npm run dev start one for each.',
  words: { kind: 'chosen', what: 'Worker', from: workers, most: 1 },
  options: {
    listen: { type: 'string', value: 'port', about: 'where it listens instead of its own port; 0 for any' },
    build: { type: 'string', value: 'folder', default: 'build', about: 'where the built Workers are' },
  },
  reads,
  run: async ({ words: [name], values, env }) => {
    if (name !== 'site' && name !== 'platform') throw new WrongCall('Say which Worker to serve.')
    // Listening to the parent keeps nothing alive: a start that failed ends the process.
    process.channel?.unref()
    let stop = async (): Promise<void> => process.exit()
    process.on('SIGINT', () => void stop())
    process.on('SIGTERM', () => void stop())
    // The parent is gone: nothing may be left running.
    process.on('disconnect', () => void stop())
    const { runtime, orders } = await serve[name]({ env, listen: portOf(values.listen), build: values.build })
    stop = async () => {
      await orAfter(endingMs, runtime.dispose(), undefined)
      process.exit()
    }
    const ready = async (): Promise<void> => report({ ready: Number((await runtime.ready).port) })
    process.on('message', (message) => {
      const { order } = orderSchema.parse(message)
      orders[order]()
        .then(ready)
        .catch((error: unknown) => report({ failed: messageOf(error) }))
    })
    await ready()
  },
})
