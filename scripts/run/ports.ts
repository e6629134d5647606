import { createServer } from 'node:net'
import { Stopped } from '../command/faults.ts'

/** Ends the command with what to do about a port that somebody else has, before anything is built. */
export const assertFree = (port: number, variable: string, call: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    const other = port + 10 > 65_535 ? port - 10 : port + 10
    probe.once('error', () =>
      reject(
        new Stopped(`Port ${port} is taken. Stop what listens there, or choose another: ${variable}=${other} ${call}`),
      ),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
