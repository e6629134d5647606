import { execFileSync } from 'node:child_process'
import { startWorkerProcess, type WorkerName } from '../run/worker-process.ts'

/** One of the two Workers in a process of its own, started for a round. */
export interface OwnProcess {
  /** Time until it was ready, in seconds. */
  readonly seconds: number
  /** Memory that its runtime holds now, in MB. */
  readonly memory: () => number
  readonly stop: () => Promise<void>
}

/** Resident memory of the processes that `pid` started, in MB. */
const memoryBelow = (pid: number): number =>
  execFileSync('ps', ['-eo', 'ppid=,rss='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [parent, kilobytes = 0]) => (parent === pid ? sum + kilobytes / 1024 : sum), 0)

/** Starts one of the Workers and waits until it is ready; its progress is said line by line. */
export async function startOwn(
  which: WorkerName,
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<OwnProcess> {
  const began = performance.now()
  const { pid, stop } = await startWorkerProcess(which, { env, say })
  return { seconds: (performance.now() - began) / 1000, memory: () => memoryBelow(pid), stop }
}
