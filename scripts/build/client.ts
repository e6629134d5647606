import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild'

export interface ClientBuild {
  /** Address of the module that boots the client. */
  readonly boot: string
  /** Address of the script that searches in a thread of its own. */
  readonly searchWorker: string
  /** Address of the script that speaks to the vendors' tags. */
  readonly tags: string
  /** Text of the script that runs inline before paint, and the CSP source that allows it. */
  readonly prepaint: string
  readonly prepaintHash: string
}

/** What the client is bundled from. */
export const clientEntries = {
  modules: ['client/boot.ts', 'client/search-worker.ts'],
  inline: 'client/prepaint.ts',
  /** Runs in a worker that loads no modules, or in the page. */
  tags: 'client/tags.ts',
  serviceWorkers: ['client/service-worker.ts', 'client/service-worker-off.ts'],
} as const

const common: BuildOptions = { bundle: true, minify: true, target: ['es2022', 'safari16'], legalComments: 'none' }

/** The service worker's scripts, as texts: the worker itself, and what is served while it is switched off. */
export async function buildServiceWorkers(): Promise<{ readonly on: string; readonly off: string }> {
  const [on = '', off = ''] = await Promise.all(
    clientEntries.serviceWorkers.map(async (entry) => {
      const built = await build({ ...common, entryPoints: [entry], format: 'iife', write: false })
      return (built.outputFiles?.[0]?.text ?? '').trim()
    }),
  )
  return { on, off }
}

/**
 * The text of a bundle without imports that bind nothing: the bundler keeps them for what a module might do when it is
 * evaluated, and modules of `shared/` and its own helpers only declare. Each is a request and some bytes of every first visit.
 */
function withoutIdleImports({ path, text }: OutputFile, outputs: Metafile['outputs']): string {
  const onlyDeclares = (file: string): boolean => {
    const chunk = Object.entries(outputs).find(([name]) => name.endsWith(`/${file}`))
    return chunk !== undefined && Object.keys(chunk[1].inputs).every((input) => input.startsWith('shared/'))
  }
  return path.endsWith('.js')
    ? text.replaceAll(/import"\.\/([^"]+)";/g, (whole, file: string) => (onlyDeclares(file) ? '' : whole))
    : text
}

/** Bundles the client into `outdir`/assets with hashed names; islands become chunks of their own. */
export async function buildClient(outdir: string): Promise<ClientBuild> {
  const [inline, tags, modules] = await Promise.all([
    build({ ...common, entryPoints: [clientEntries.inline], format: 'iife', write: false }),
    build({
      ...common,
      entryPoints: [clientEntries.tags],
      format: 'iife',
      outdir: `${outdir}/assets`,
      entryNames: '[name].[hash]',
      metafile: true,
    }),
    build({
      ...common,
      entryPoints: [...clientEntries.modules],
      format: 'esm',
      splitting: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      outdir: `${outdir}/assets`,
      entryNames: '[name].[hash]',
      chunkNames: '[name].[hash]',
      metafile: true,
      write: false,
    }),
  ])
  await mkdir(`${outdir}/assets`, { recursive: true })
  await Promise.all(
    modules.outputFiles.map((file) => writeFile(file.path, withoutIdleImports(file, modules.metafile.outputs))),
  )
  const prepaint = (inline.outputFiles?.[0]?.text ?? '').trim()
  const addressOf = (entryPoint: string): string => {
    const outputs = { ...modules.metafile.outputs, ...tags.metafile.outputs }
    const built = Object.entries(outputs).find(([, output]) => output.entryPoint === entryPoint)
    if (!built) throw new Error(`The client build made nothing of ${entryPoint}.`)
    return built[0].replace(outdir, '')
  }
  return {
    boot: addressOf('client/boot.ts'),
    searchWorker: addressOf('client/search-worker.ts'),
    tags: addressOf(clientEntries.tags),
    prepaint,
    prepaintHash: `sha256-${createHash('sha256').update(prepaint).digest('base64')}`,
  }
}

/** A short name for content: part of a file's name. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10)
