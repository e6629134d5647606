import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc, as Linux has it everywhere. */
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Process ids of the workerd processes that this process started. */
export function workerdProcesses(): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' })
  return table.split('\n').flatMap((line) => {
    const [pid, parent, command] = line.trim().split(/\s+/)
    return command === 'workerd' && Number(parent) === process.pid ? [Number(pid)] : []
  })
}

/** CPU time a process has used so far, user and system, in ms. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}
