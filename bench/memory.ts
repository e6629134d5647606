// `npm run bench -- memory`: what the site Worker holds after thousands of pages of every kind, against the 128 MB of an
// isolate. The Worker runs in Node here, which can say what its heap holds.
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

const matrixRows = z.array(
  z.object({ culture: z.string(), path: z.string().nullable(), expected: z.array(z.number()) }),
)

/** Visits every kind of page in every culture of the first brand, and all games; false where more is held than may be. */
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
  const ask = (path: string) => worker.fetch(new Request(`http://${domain.localHosts[0]}${path}`), env, context)
  /** Asks for a page, under its own address where another was named. */
  const visit = async (path: string): Promise<void> => {
    const answer = await ask(path)
    await answer.arrayBuffer()
    const elsewhere = answer.headers.get('location')
    if (elsewhere !== null) await (await ask(elsewhere)).arrayBuffer()
  }
  const rows = matrixRows.parse(await (await ask('/ops/matrix.json')).json())
  const slugs = await slugsOf(platform)
  let most = 0
  console.log('  objects    pages   visited')
  for (const [turn, id] of domain.cultures.entries()) {
    const home = prefixed(prefixOf(domain, cultures[id]), '/')
    const others = rows.flatMap(({ culture, path, expected }) =>
      culture === id && path !== null && expected.includes(200) ? [path] : [],
    )
    // Each game in one of the cultures: what is held does not grow any more long before the last of them.
    const games = slugs.flatMap((slug, at) => (at % domain.cultures.length === turn ? [`${home}slots/${slug}/`] : []))
    // Every kind of page again and again between the games.
    for (let at = 0; at < games.length; at += 8) {
      const between = [0, 1].flatMap((next) => others[(at / 4 + next) % others.length] ?? [])
      await Promise.all([...games.slice(at, at + 8), ...between].map(visit))
    }
    const held = await heldMb()
    const { objects, bytes } = { objects: held.objects - own.objects, bytes: held.bytes - own.bytes }
    most = Math.max(most, objects + bytes)
    console.log(
      `${objects.toFixed(0).padStart(6)} MB ${bytes.toFixed(0).padStart(5)} MB   ${games.length} games and ${others.length} other pages of ${id}`,
    )
  }
  console.log(`\nAt most ${most.toFixed(0)} MB (limit ${limits.keptMb} of the ${limits.isolateMb} MB of an isolate).`)
  return most <= limits.keptMb
}
