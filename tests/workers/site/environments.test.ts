import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { brands } from '../../../brands/registry.ts'
import { bundleWorker } from '../../../scripts/build/worker.ts'
import { platformKeys, siteKeys } from '../../../scripts/run/local-keys.ts'

const environments = Object.values(brands).flatMap(({ id, domain }) => [
  { env: id, brand: id, stage: 'production', host: domain.host },
  { env: `${id}-staging`, brand: id, stage: 'staging', host: domain.stagingHost },
])

/** Stack traces by file and line; logged addresses without their query. */
const readableLogs = { upload_source_maps: true, observability: { enabled: true, redact_query_string: true } }

describe('every brand has an environment and a staging twin', () => {
  test.each(environments)('$env serves $host alone, with its own KV and addresses', ({ env, brand, stage, host }) => {
    const config = unstable_readConfig({ config: 'wrangler.toml', env })
    expect(config.vars).toMatchObject({ ENVIRONMENT: stage, BRANDS: brand })
    expect(Object.keys(config.vars ?? {}).sort()).toEqual([
      'API_ORIGIN',
      'BRANDS',
      'ENVIRONMENT',
      'LOG_REQUESTS',
      'PLATFORM_URL',
      'SERVICE_WORKER',
    ])
    expect(JSON.stringify(config.vars)).not.toContain('127.0.0.1')
    expect(config.secrets?.required).toEqual(Object.keys(siteKeys))
    // The ids of namespaces, databases and buckets are the account's: none need be here (docs/deploy.md).
    expect(config.kv_namespaces).toMatchObject([{ binding: 'CONTENT' }])
    expect(config.analytics_engine_datasets).toEqual([{ binding: 'METRICS', dataset: 'marquee_requests' }])
    expect(
      config.routes?.map((route: string | { pattern: string }) => (typeof route === 'string' ? route : route.pattern)),
    ).toContain(host)
    expect(config.name).toBe(`marquee-${env}`)
    expect(config).toMatchObject(readableLogs)
    expect(config.exports).toEqual({
      default: { type: 'worker', cache: { enabled: false } },
      Page: { type: 'worker', cache: { enabled: true } },
    })
  })

  test.each(environments)('$env is built as a deploy would build it', async ({ env }) => {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-env-'))
    try {
      const output = await bundleWorker('wrangler.toml', folder, env)
      expect(output).not.toMatch(/warning/i)
      const worker = await readFile(join(folder, 'index.js'))
      // Budget: 700 KB, compressed as Cloudflare counts it.
      expect(gzipSync(worker).byteLength).toBeLessThanOrEqual(700 * 1024)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe('the platform has an environment for each stage', () => {
  test.each([
    ['staging', 'staging.'],
    ['production', ''],
  ] as const)('%s serves the API and the platform of every brand, with its own D1 and R2', (env, prefix) => {
    const config = unstable_readConfig({ config: 'platform/wrangler.toml', env })
    expect(config.vars).toEqual({ ENVIRONMENT: env })
    expect(config.secrets?.required).toEqual(Object.keys(platformKeys))
    expect(config.d1_databases).toMatchObject([{ binding: 'DB', database_name: `marquee-platform-${env}` }])
    expect(config.r2_buckets).toMatchObject([{ binding: 'MEDIA', bucket_name: `marquee-media-${env}` }])
    expect(config).toMatchObject(readableLogs)
    const hosts = config.routes?.map((route: string | { pattern: string }) =>
      typeof route === 'string' ? route : route.pattern,
    )
    expect(hosts?.toSorted()).toEqual(
      Object.values(brands)
        .flatMap(({ domain }) => [`api.${prefix}${domain.name}`, `play.${prefix}${domain.name}`])
        .toSorted(),
    )
  })
})
