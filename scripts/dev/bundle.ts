import { mkdir, writeFile } from 'node:fs/promises'
import { type BuildFailure, type BuildOptions, context } from 'esbuild'
import { Stopped } from '../command/faults.ts'

/** What esbuild makes of some entries, and what it has made it of. */
export interface Bundle {
  /** Builds anew; true where something else came out than the last time. A fault is a line with its place. */
  readonly build: () => Promise<boolean>
  /** Whether a file is part of it; any may be while it has not been built. */
  readonly isMadeOf: (path: string) => boolean
  readonly dispose: () => Promise<void>
}

const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors)

/** One line a fault: where it is, and what it is. */
const faultLines = ({ errors }: BuildFailure): string =>
  errors
    .map(({ location, text }) =>
      location === null ? text : `${location.file}:${location.line}:${location.column + 1} ${text}`,
    )
    .join('\n')

/** Keeps a bundle ready to be built again. With `folder` what comes out is written there, if it has changed. */
export async function openBundle(options: BuildOptions, folder?: string): Promise<Bundle> {
  const outdir = folder ?? 'build/dev'
  const builder = await context({ ...options, write: false, metafile: true, logLevel: 'silent', outdir })
  let inputs: ReadonlySet<string> | undefined
  let last: string | undefined
  return {
    build: async () => {
      try {
        const { metafile, outputFiles } = await builder.rebuild()
        inputs = new Set(Object.keys(metafile.inputs))
        const now = outputFiles.map(({ hash }) => hash).join()
        const changed = now !== last
        if (changed && folder !== undefined) {
          await mkdir(folder, { recursive: true })
          await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)))
        }
        last = now
        return changed
      } catch (error) {
        throw isBuildFailure(error) ? new Stopped(faultLines(error)) : error
      }
    },
    isMadeOf: (path) => inputs === undefined || inputs.has(path),
    dispose: () => builder.dispose(),
  }
}
