import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { Stopped } from '../command/faults.ts'
import { sourceLines } from './source-lines.ts'

export interface RuntimeOptions {
  /** Configuration file of the Worker: its bindings, assets and variables. */
  readonly config: string
  /** Folder of the built Worker, as `npm run build` leaves it. */
  readonly build: string
  /** 0 for any free one. */
  readonly port: number
  /** Folder that keeps KV, D1 and R2 between runs; nothing is kept without one. */
  readonly persist?: string
  /** Variables that replace those of the configuration. */
  readonly vars?: Readonly<Record<string, string>>
  /** Receives what the Worker logs, places of errors by file and line; the console unless said otherwise. */
  readonly onLog?: (level: string, message: string) => void
  /** Port of the runtime's inspector; it has none unless said. */
  readonly inspectorPort?: number
}

const toConsole = (level: string, message: string): void =>
  level === 'error' || level === 'warn' ? console.error(message) : console.log(message)

/** The modules of a built Worker: its code first, then the texts it imports. */
async function modulesOf(build: string): Promise<{ type: 'ESModule' | 'Text'; path: string; contents: string }[]> {
  const names = await readdir(build).catch((): string[] => [])
  if (!names.includes('index.js')) throw new Stopped(`${build} has no built Worker: npm run build first`)
  const files = ['index.js', ...names.filter((name) => /\.(html|txt|sql)$/.test(name))]
  return Promise.all(
    files.map(
      async (path) =>
        ({
          type: path === 'index.js' ? 'ESModule' : 'Text',
          path,
          contents: await readFile(join(build, path), 'utf8'),
        }) as const,
    ),
  )
}

async function miniflareOptions(asked: RuntimeOptions) {
  const { config, build, port, persist, vars = {}, onLog = toConsole, inspectorPort } = asked
  if (persist !== undefined) await mkdir(persist, { recursive: true })
  let lines: Promise<(log: string) => string> | undefined
  /** The map is read when the first error is logged, and the log is given as it is where there is none. */
  const readable = async (level: string, message: string): Promise<void> => {
    if (!message.includes('index.js:')) return onLog(level, message)
    lines ??= sourceLines(build).catch(() => (log) => log)
    onLog(level, (await lines)(message))
  }
  // The rules say how to bundle; what is built already has its modules listed.
  const { modulesRules: _, ...workerOptions } = unstable_getMiniflareWorkerOptions(config).workerOptions
  // wrangler hands out the options in miniflare 4's shape; miniflare converts them itself.
  const options = {
    ...workerOptions,
    modules: await modulesOf(build),
    host: '127.0.0.1',
    port,
    cf: false,
    bindings: { ...(workerOptions.bindings as Record<string, string>), ...vars },
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) => void readable(level, message),
    ...(inspectorPort === undefined ? {} : { inspectorPort }),
    ...(persist === undefined ? {} : { resourcePersistencePath: resolve(persist) }),
  } as V4MiniflareOptions
  return convertV4MiniflareOptions(options)
}

/** Starts a built Worker in workerd with the real bindings of its configuration, and waits until it answers. */
export async function startRuntime(options: RuntimeOptions): Promise<Miniflare> {
  const runtime = new Miniflare(await miniflareOptions(options))
  await runtime.ready
  return runtime
}

/** Puts what is built and configured now in the place of a running Worker; its storage stays. It may listen elsewhere then. */
export async function swapRuntime(runtime: Miniflare, options: RuntimeOptions): Promise<void> {
  await runtime.setOptions(await miniflareOptions(options))
  await runtime.ready
}
