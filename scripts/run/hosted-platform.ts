import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
import { Stopped } from '../command/faults.ts'

export interface HostedPlatform {
  readonly db: D1Database
  readonly media: R2Bucket
  readonly close: () => Promise<void>
}

/**
 * The database and the media of a hosted platform, as its environment in platform/wrangler.toml names them: those of the
 * account that wrangler is logged in to, or, for a rehearsal, local ones in a folder.
 */
export async function openHostedPlatform(environment: string, rehearsal?: string): Promise<HostedPlatform> {
  // No metrics, no place of this machine, no warning that keys are missing: this uses none of the Worker's.
  Object.assign(process.env, {
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_LOG: 'error',
  })
  const { env, dispose } = await getPlatformProxy<{ DB?: D1Database; MEDIA?: R2Bucket }>({
    configPath: 'platform/wrangler.toml',
    environment,
    remoteBindings: rehearsal === undefined,
    persist: rehearsal === undefined ? false : { path: rehearsal },
  })
  const { DB, MEDIA } = env
  if (DB === undefined || MEDIA === undefined)
    throw new Stopped(`The environment "${environment}" in platform/wrangler.toml names no DB or no MEDIA.`)
  return { db: DB, media: MEDIA, close: dispose }
}
