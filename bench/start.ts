// `npm run bench -- start`: what the deployed bundle weighs, and the CPU time until a Worker is ready for its first request.
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { workerBundle } from '../scripts/build/worker-bundle.ts'
import { median } from '../scripts/run/median.ts'
import { buildOnce } from './build.ts'
import { folderOf } from './subjects/start.ts'

/** What a Worker may weigh, and take to start. */
const limits = { bundleKb: 700, startMs: 50 } as const
const deployed = 'build/site'
const starter = fileURLToPath(new URL('start-process.ts', import.meta.url))

/** What the deploy sends: the code and the texts it imports, each compressed. */
async function bundleKb(): Promise<number> {
  const files = (await readdir(deployed)).filter((name) => /\.(?:js|html)$/.test(name))
  const sizes = await Promise.all(files.map(async (name) => gzipSync(await readFile(join(deployed, name))).byteLength))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** The Worker as a module that this machine's own V8 can take in: all but its entrypoint class, which the runtime gives. */
async function startable(): Promise<string> {
  const folder = folderOf('start')
  await mkdir(folder, { recursive: true })
  const outfile = resolve(folder, 'index.mjs')
  const { entryPoints: _, outdir: __, ...rest } = workerBundle('wrangler.toml')
  await build({ ...rest, entryPoints: ['worker/gateway.ts'], outfile })
  return outfile
}

/** False where the bundle or the start is more than it may be. */
export async function benchStart(times: number): Promise<boolean> {
  await buildOnce()
  const weight = await bundleKb()
  const bundle = await startable()
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [starter, bundle])
    taken.push(Number(stdout))
  }
  const start = median(taken)
  console.log(`\nBundle: ${weight.toFixed(0)} KB gzip (at most ${limits.bundleKb}).`)
  console.log(
    `Start: ${start.toFixed(1)} ms of CPU, the median of ${times}, ${Math.min(...taken).toFixed(1)} to ${Math.max(...taken).toFixed(1)} (at most ${limits.startMs}).\n`,
  )
  return weight <= limits.bundleKb && start <= limits.startMs
}
