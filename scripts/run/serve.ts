// One process, one Worker: `serve.ts site` or `serve.ts platform`. scripts/start.ts starts both.
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { z } from 'zod'
import { parseVars } from '../../platform/env.ts'
import { seedPlatform } from '../../platform/seed/seed.ts'
import { tellSite } from '../../platform/seed/tell-site.ts'
import { platformKeys, siteKeys } from './local-keys.ts'
import { startRuntime } from './runtime.ts'

const bulk = z.coerce.number().int().nonnegative()
/** Games of the catalogue; more for load tests. */
const games = bulk.max(8000).parse(process.env.SEED_GAMES ?? 1200)
/** Posts generated for each blog, for load tests only. */
const posts = bulk.max(5000).parse(process.env.SEED_POSTS ?? 0)

const dataFolder = process.env.DATA_DIR ?? '.data'
const port = Number(process.env.PORT ?? 8787)
const platformPort = Number(process.env.PLATFORM_PORT ?? 8788)

const serveSite = () =>
  startRuntime({
    config: 'wrangler.toml',
    build: 'build/site',
    port,
    persist: `${dataFolder}/site`,
    vars: {
      ...siteKeys,
      API_ORIGIN: `http://127.0.0.1:${platformPort}`,
      PLATFORM_URL: `http://{host}:${platformPort}`,
      ...(process.env.GAMES_SITE_MAP !== undefined && { GAMES_SITE_MAP: process.env.GAMES_SITE_MAP }),
    },
  })

const servePlatform = async () => {
  const runtime = await startRuntime({
    config: 'platform/wrangler.toml',
    build: 'build/platform',
    port: platformPort,
    persist: `${dataFolder}/platform`,
    vars: { ...platformKeys, SITE_ORIGIN: `http://127.0.0.1:${port}` },
  })
  const db = (await runtime.getD1Database('DB')) as unknown as D1Database
  await seedPlatform({
    db,
    media: (await runtime.getR2Bucket('MEDIA')) as unknown as R2Bucket,
    games,
    posts,
    onProgress: (message) => process.send?.({ progress: message }),
  })
  // Behind the start: the site comes up after the platform.
  tellSite(db, parseVars(await runtime.getBindings())).catch((error: unknown) => console.error(error))
  return runtime
}

const which = process.argv[2]
if (which !== 'site' && which !== 'platform') throw new Error('Say which Worker to serve: "site" or "platform".')
const runtime = await (which === 'site' ? serveSite() : servePlatform())
process.send?.({ ready: true })

const stop = async () => {
  await runtime.dispose()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
// The parent is gone: nothing may be left running.
process.on('disconnect', () => void stop())
