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
  /** Ends the process that waits and the one that works; none is prepared any more. */
  readonly stop: () => void
}

/** Builds assets in a process of its own each time: the code of a build may be what was edited. */
export function openAssets(): Assets {
  const running = new Set<ChildProcess>()
  let spare: ChildProcess | undefined
  let isStopped = false
  const start = (): ChildProcess => {
    const child = fork('scripts/dev/assets-process.ts', { env: toolEnvironment })
    running.add(child)
    const forget = (): void => {
      running.delete(child)
      if (spare === child) spare = undefined
    }
    child.once('exit', forget)
    // One that waits has nobody else to hear that it could not be started.
    child.on('error', forget)
    return child
  }
  return {
    build: async (code) => {
      const child = spare ?? start()
      spare = undefined
      // Limit: the process's own life; one that dies says why itself. Its last message comes before `close`.
      const report = Promise.race([
        once(child, 'message').then(([message]) => reportSchema.parse(message)),
        once(child, 'close').then((): AssetsReport => ({ fault: 'The build of assets ended before it was done.' })),
      ])
      child.send({ code: pathToFileURL(resolve(code)).href })
      const { fault } = await report
      if (fault !== undefined) throw new Stopped(fault)
    },
    prepare: () => {
      if (!isStopped) spare ??= start()
    },
    stop: () => {
      isStopped = true
      for (const child of running) child.kill()
    },
  }
}
