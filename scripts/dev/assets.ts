import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { toolEnvironment } from '../build/worker.ts'
import { Stopped } from '../command/faults.ts'

const reportSchema = z.object({ fault: z.string().optional() })
export type AssetsReport = z.input<typeof reportSchema>

export interface Assets {
  /** Builds what browsers load with the code in this file. Throws with its own words where it could not. */
  readonly build: (code: string) => Promise<void>
  /** Starts the process of the next build, which then has its packages loaded; one that waits already stays. */
  readonly prepare: () => void
  readonly stop: () => void
}

/** Builds assets in a process of its own each time: the code of a build may be what was edited. */
export function openAssets(): Assets {
  let spare: ChildProcess | undefined
  const start = (): ChildProcess => fork('scripts/dev/assets-process.ts', { env: toolEnvironment })
  return {
    build: async (code) => {
      const child = spare ?? start()
      spare = undefined
      child.send({ code: pathToFileURL(resolve(code)).href })
      // Limit: the process's own life; one that dies says why itself.
      const report = await Promise.race([
        once(child, 'message').then(([message]) => reportSchema.parse(message)),
        once(child, 'exit').then((): AssetsReport => ({ fault: 'The build of assets ended before it was done.' })),
      ])
      if (report.fault !== undefined) throw new Stopped(report.fault)
    },
    prepare: () => {
      spare ??= start()
    },
    stop: () => void spare?.kill(),
  }
}
