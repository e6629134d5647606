import { ContentFault } from '../../platform/content-files/content-fault.ts'

/** A command was called wrongly: one sentence, exit code 2. */
export class WrongCall extends Error {}

/** What was asked for cannot be done now, for a reason that the caller can mend: one or a few plain lines, exit code 1. */
export class Stopped extends Error {}

const chain = function* (error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return
  yield error
  if (error instanceof AggregateError) for (const part of error.errors) yield* chain(part)
  yield* chain(error.cause)
}

const refusedPort = (error: Error): string | undefined => {
  if ('code' in error && error.code === 'ECONNREFUSED') return 'port' in error ? String(error.port) : ''
  return /ERR_CONNECTION_REFUSED at https?:\/\/[^/]*:(\d+)/.exec(error.message)?.[1]
}

/** What stands on the screen for a failure: its own words where it has them, else the stack, which names the line. */
export function messageOf(error: unknown): string {
  for (const part of chain(error)) {
    if (part instanceof WrongCall || part instanceof Stopped || part instanceof ContentFault) return part.message
    const port = refusedPort(part)
    if (port !== undefined) return notRunning(port)
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Nobody listens on a port of the site or the platform. */
export const notRunning = (port: number | string): string =>
  `Nothing answers on port ${port}: start the site first: npm start`
