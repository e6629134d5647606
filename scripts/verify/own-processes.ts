import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { toolEnvironment } from '../build/worker.ts'

/** One of the two Workers in a process of its own, started for a round. */
export interface OwnProcess {
  /** Time until it was ready, in seconds. */
  readonly seconds: number
  /** Memory that its runtime holds now, in MB. */
  readonly memory: () => number
  readonly stop: () => Promise<void>
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** Resident memory of the processes that `pid` started, in MB. */
const memoryBelow = (pid: number): number =>
  execFileSync('ps', ['-eo', 'ppid=,rss='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [parent, kilobytes = 0]) => (parent === pid ? sum + kilobytes / 1024 : sum), 0)

/** Starts scripts/run/serve.ts and waits until it is ready; its progress is said line by line. */
export async function startOwn(
  which: 'site' | 'platform',
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<OwnProcess> {
  const began = performance.now()
  const child = fork('scripts/run/serve.ts', [which], { env: { ...toolEnvironment, ...env } })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended(child)
  }
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The ${which} could not be started (${code}).`)))
    child.on('message', (message: unknown) => {
      if (typeof message !== 'object' || message === null) return
      if ('progress' in message) say(String(message.progress))
      if ('ready' in message) resolve()
    })
  })
  const seconds = (performance.now() - began) / 1000
  return { seconds, memory: () => memoryBelow(child.pid ?? 0), stop }
}
