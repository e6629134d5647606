import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { toolEnvironment } from '../build/worker.ts'
import { Stopped } from '../command/faults.ts'

/** The two Workers of a local run. */
export const workers = { site: 'the site Worker', platform: 'the platform, seeded' } as const
export type WorkerName = keyof typeof workers

/** What a running process can be told: to take its Worker's new build, or to seed what has changed (the platform only). */
export const orderSchema = z.object({ order: z.enum(['swap', 'seed']) })
export type Order = z.output<typeof orderSchema>['order']

/** What it says: how the seed goes on; where it listens, once at the start and after each order; why an order failed. */
export const reportSchema = z.union([
  z.object({ progress: z.string() }),
  z.object({ ready: z.int() }),
  z.object({ failed: z.string() }),
])
export type Report = z.output<typeof reportSchema>

export interface WorkerProcess {
  readonly pid: number
  /** The port where the Worker listens now. */
  readonly port: () => number
  /** Resolves when it has done as it was told; one order at a time. Throws with its own words where it could not. */
  readonly tell: (order: Order) => Promise<void>
  /** Resolves with the exit code when the process has ended; null where a signal ended it. */
  readonly ended: Promise<number | null>
  /** Ends it, and resolves when it is gone. */
  readonly stop: () => Promise<void>
}

export interface ProcessOptions {
  /** Variables that replace those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Where it listens, if elsewhere than PORT or PLATFORM_PORT says; 0 for any free port. */
  readonly listen?: number
  /** Folder of the built Worker, if not the one that `npm run build` writes. */
  readonly build?: string
  readonly say?: (line: string) => void
  /** What it logs is shown nowhere: where hundreds of lines of a fault that is made on purpose would hide everything else. */
  readonly silent?: boolean
  /** Is given the process at once, before it is ready: whoever has to end it may have to do so earlier. */
  readonly onStart?: (stop: () => Promise<void>) => void
}

const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Starts one of the two Workers in a process of its own (scripts/run/serve.ts) and waits until it answers. */
export async function startWorkerProcess(
  name: WorkerName,
  { env = {}, listen, build, say = () => undefined, silent = false, onStart }: ProcessOptions = {},
): Promise<WorkerProcess> {
  const args = [
    name,
    ...(listen === undefined ? [] : ['--listen', `${listen}`]),
    ...(build === undefined ? [] : ['--build', build]),
  ]
  const child = fork('scripts/run/serve.ts', args, {
    env: { ...toolEnvironment, ...env },
    stdio: silent ? ['ignore', 'ignore', 'ignore', 'ipc'] : ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  onStart?.(() => stopProcess(child))
  const ended = once(child, 'exit').then(([code]) => z.int().nullable().parse(code))
  let port = 0

  /** The next answer: the start's, or that of the last order. Limit: the process's own life. */
  const answer = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const settle = (done: () => void): void => {
        child.off('message', listenTo)
        child.off('exit', gone)
        done()
      }
      const gone = (): void =>
        settle(() => reject(new Stopped(`The ${name} could not be started; its messages stand above.`)))
      const listenTo = (message: unknown): void => {
        const report = reportSchema.parse(message)
        if ('progress' in report) say(report.progress)
        else if ('failed' in report) settle(() => reject(new Stopped(report.failed)))
        else {
          port = report.ready
          settle(resolve)
        }
      }
      child.on('message', listenTo)
      child.once('exit', gone)
    })

  await answer()
  return {
    pid: child.pid ?? 0,
    port: () => port,
    tell: async (order) => {
      const done = answer()
      child.send({ order } satisfies z.input<typeof orderSchema>)
      await done
    },
    ended,
    stop: () => stopProcess(child),
  }
}
