import { mkdir, writeFile } from 'node:fs/promises'
import { type BuildOptions, build } from 'esbuild'
import { workerBundle } from '../../scripts/build/worker-bundle.ts'
import { siteKeys } from '../../scripts/run/local-keys.ts'
import { startRuntime } from '../../scripts/run/runtime.ts'
import { workerdProcesses } from '../cpu.ts'

/** A Worker that is measured, in a runtime of its own. */
export interface Subject {
  readonly name: string
  readonly port: number
  /** The process whose CPU time is read. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

/**
 * Starts a built Worker with the site's configuration: the same asset router stands in front of every one. It can be
 * inspected where `inspectorPort` says so.
 */
export async function startSubject(
  name: string,
  folder: string,
  platform: string,
  vars: Readonly<Record<string, string>> = {},
  inspectorPort?: number,
): Promise<Subject> {
  const before = workerdProcesses()
  const runtime = await startRuntime({
    config: 'wrangler.toml',
    build: folder,
    port: 0,
    vars: { ...siteKeys, API_ORIGIN: platform, PLATFORM_URL: platform, ...vars },
    ...(inspectorPort !== undefined && { inspectorPort }),
  })
  const pid = workerdProcesses().find((id) => !before.includes(id))
  if (pid === undefined) throw new Error(`${name}: no workerd process was started.`)
  return { name, port: Number((await runtime.ready).port), pid, stop: () => runtime.dispose() }
}

/** Folder of a Worker that only a benchmark builds. */
export const folderOf = (name: string): string => `build/bench/${name}`

/** Writes a Worker that is one text. */
export async function writeWorker(name: string, code: string): Promise<string> {
  await mkdir(folderOf(name), { recursive: true })
  await writeFile(`${folderOf(name)}/index.js`, code)
  return folderOf(name)
}

/** Bundles a variant of the site's Worker, with other settings than a deploy's. */
export async function bundleVariant(name: string, change: BuildOptions): Promise<string> {
  await build({ ...workerBundle('wrangler.toml'), ...change, outdir: folderOf(name) })
  return folderOf(name)
}
