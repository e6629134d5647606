import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import type { Miniflare } from 'miniflare'
import { seedPlatform } from '../../platform/seed/seed.ts'
import { platformKeys } from './local-keys.ts'
import { startRuntime } from './runtime.ts'

export interface RunningPlatform {
  readonly origin: string
  readonly db: D1Database
  readonly media: R2Bucket
  /** Everything that the seed said. */
  readonly messages: readonly string[]
  readonly seedAgain: () => Promise<number>
  readonly stop: () => Promise<void>
}

/**
 * The platform that `npm run build` built, seeded with a small catalogue and without pictures.
 */
export async function startPlatform(
  options: {
    games?: number
    posts?: number
    /** Raster pictures by name; none unless said otherwise. */
    pictures?: (name: string) => boolean
    vars?: Record<string, string>
    /** What another one has stored, to begin with: the seed then writes only what differs. */
    stored?: string
    /** Folder that keeps what it stores; a temporary one otherwise. */
    persist?: string
  } = {},
): Promise<RunningPlatform> {
  const folder = options.persist ?? (await mkdtemp(join(tmpdir(), 'marquee-platform-')))
  let runtime: Miniflare | undefined
  const stop = async (): Promise<void> => {
    await runtime?.dispose()
    if (options.persist === undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    if (options.stored !== undefined) await cp(options.stored, folder, { recursive: true })
    runtime = await startRuntime({
      config: 'platform/wrangler.toml',
      build: 'build/platform',
      port: 0,
      persist: folder,
      vars: { ...platformKeys, ENVIRONMENT: 'test', ...options.vars },
    })
    const db = await runtime.getD1Database('DB')
    // Miniflare types the streams of R2 with Node's own declarations; the bucket is the same.
    const media = (await runtime.getR2Bucket('MEDIA')) as unknown as R2Bucket
    const messages: string[] = []
    const seed = async () => {
      const started = performance.now()
      await seedPlatform({
        db,
        media,
        games: options.games ?? 240,
        posts: options.posts ?? 0,
        pictures: options.pictures ?? (() => false),
        onProgress: (message) => messages.push(message),
      })
      return performance.now() - started
    }
    await seed()
    return { origin: (await runtime.ready).origin, db, media, messages, seedAgain: seed, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
