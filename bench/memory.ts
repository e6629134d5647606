// `npm run bench -- memory`: what the site Worker's two caches hold after thousands of pages, against the 128 MB of an
// isolate. The Worker runs in Node here, which can say what its heap holds; the platform must run (`npm start`).
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { z } from 'zod'
import { defaultBrand } from '../brands/registry.ts'
import { cultures } from '../locales/registry.ts'
import { siteKeys } from '../scripts/run/local-keys.ts'
import { prefixed, prefixOf } from '../shared/routes/prefix.ts'

/** What an isolate may have, and what is left for requests under way. */
const limits = { isolateMb: 128, keptMb: 64 } as const
const { domain } = defaultBrand
const bundle = resolve('build/bench/site.mjs')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

interface Worker {
  fetch(request: Request, env: object, context: object): Promise<Response>
}

/** The site Worker with the aliases of wrangler.toml. */
async function loadWorker(): Promise<Worker> {
  await build({
    // The gateway alone: pages are rendered in it where it has no other entrypoint, and both share one isolate's caches.
    entryPoints: ['worker/gateway.ts'],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'import'],
    alias: { react: './worker/react-at-the-edge.ts', 'react/jsx-runtime': 'preact/jsx-runtime' },
    jsx: 'automatic',
    loader: { '.html': 'text' },
    outfile: bundle,
  })
  const { gateway } = (await import(bundle)) as { gateway: Worker }
  return gateway
}

const gamePage = z.object({ games: z.array(z.object({ slug: z.string() })), total: z.int() })

async function slugsOf(platform: string, page = 1): Promise<string[]> {
  const query = `brand_local_code=uk&culture=${domain.cultures[0]}&page=${page}&page_size=96`
  const { games, total } = gamePage.parse(await (await fetch(`${platform}/v1/games/?${query}`)).json())
  const slugs = games.map(({ slug }) => slug)
  return page * 96 < total ? [...slugs, ...(await slugsOf(platform, page + 1))] : slugs
}

/** What is held after a collection, in MB: objects, and bytes outside of them (kept pages). */
async function heldMb(): Promise<{ objects: number; bytes: number }> {
  collect()
  // Bytes of answers are given back a moment after the objects that held them.
  await setTimeout(100)
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return { objects: heapUsed / 1e6, bytes: arrayBuffers / 1e6 }
}

/** Visits every game in every culture of the first brand; false where the caches hold more than they may. */
export async function benchMemory(platform: string): Promise<boolean> {
  // The benchmark's own platform and tools are in this process too, and in no isolate.
  const own = await heldMb()
  const worker = await loadWorker()
  const nothingKept = {
    get: async () => null,
    getWithMetadata: async () => ({ value: null, metadata: null }),
    put: async () => undefined,
  }
  const env = {
    ...siteKeys,
    // No console line for each game that a culture lacks.
    ENVIRONMENT: 'test',
    BRANDS: defaultBrand.id,
    SERVICE_WORKER: 'on',
    API_ORIGIN: platform,
    PLATFORM_URL: platform,
    CONTENT: nothingKept,
    ASSETS: { fetch: () => new Response() },
    LIMIT_FEW: { limit: async () => ({ success: true }) },
    LIMIT_SOME: { limit: async () => ({ success: true }) },
    LIMIT_MANY: { limit: async () => ({ success: true }) },
  }
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined }
  const visit = async (path: string) =>
    (await worker.fetch(new Request(`http://${domain.localHosts[0]}${path}`), env, context)).arrayBuffer()
  const slugs = await slugsOf(platform)
  let most = 0
  console.log('  objects    pages   visited')
  for (const id of domain.cultures) {
    const home = prefixed(prefixOf(domain, cultures[id]), '/')
    for (let at = 0; at < slugs.length; at += 8)
      await Promise.all(slugs.slice(at, at + 8).map((slug) => visit(`${home}slots/${slug}/`)))
    const held = await heldMb()
    const { objects, bytes } = { objects: held.objects - own.objects, bytes: held.bytes - own.bytes }
    most = Math.max(most, objects + bytes)
    console.log(
      `${objects.toFixed(0).padStart(6)} MB ${bytes.toFixed(0).padStart(5)} MB   ${slugs.length} games of ${id}`,
    )
  }
  console.log(`\nAt most ${most.toFixed(0)} MB (limit ${limits.keptMb} of the ${limits.isolateMb} MB of an isolate).`)
  return most <= limits.keptMb
}
