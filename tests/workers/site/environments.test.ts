import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { brands } from '../../../brands/registry.ts'
import { bundleWorker } from '../../../scripts/build/worker.ts'

const environments = Object.values(brands).flatMap(({ id, domain }) => [
  { env: id, brand: id, stage: 'production', host: domain.host },
  { env: `${id}-staging`, brand: id, stage: 'staging', host: domain.stagingHost },
])

describe('every brand has an environment and a staging twin', () => {
  test.each(environments)('$env serves $host alone, with its own KV and addresses', ({ env, brand, stage, host }) => {
    const config = unstable_readConfig({ config: 'wrangler.toml', env })
    expect(config.vars).toMatchObject({ ENVIRONMENT: stage, BRANDS: brand })
    expect(Object.keys(config.vars ?? {}).sort()).toEqual([
      'API_ORIGIN',
      'BRANDS',
      'ENVIRONMENT',
      'PLATFORM_URL',
      'SERVICE_WORKER',
    ])
    expect(JSON.stringify(config.vars)).not.toContain('127.0.0.1')
    expect(
      config.kv_namespaces.map((namespace: { binding: string; id?: string }) => [namespace.binding, namespace.id]),
    ).toEqual([['CONTENT', `marquee-content-${env}`]])
    expect(
      config.routes?.map((route: string | { pattern: string }) => (typeof route === 'string' ? route : route.pattern)),
    ).toContain(host)
    expect(config.name).toBe(`marquee-${env}`)
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
