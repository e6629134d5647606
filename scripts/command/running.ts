import { connect } from 'node:net'
import { notRunning, Stopped } from './faults.ts'

/** Longest wait for a connection on this machine; then the command ends and says what to start. */
const deadlineMs = 2000

/** Ends the command with one line where nothing listens on a port of this machine. */
export async function assertRunning(port: number): Promise<void> {
  const there = await new Promise<boolean>((resolve) => {
    const probe = connect({ host: '127.0.0.1', port, timeout: deadlineMs })
    const answer = (open: boolean) => {
      probe.destroy()
      resolve(open)
    }
    probe.once('connect', () => answer(true))
    probe.once('timeout', () => answer(false))
    probe.once('error', () => answer(false))
  })
  if (!there) throw new Stopped(notRunning(port))
}
