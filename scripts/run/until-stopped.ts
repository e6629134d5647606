import { orAfter } from '../../worker/content/deadline.ts'

export interface Lifetime {
  /** Aborted when the command is told to end. */
  readonly signal: AbortSignal
  /** Takes what has to be ended with the command. */
  readonly onStop: (stop: () => Promise<void>) => void
}

/** Longest wait for all that was started to end, in ms: what is left then ends when it loses this process. */
const endingMs = 8000

/**
 * Runs what starts something that lasts. A signal, the end of whoever started it, or a failure ends all that it has started; a failure is
 * thrown when all of it is gone, so that its message is the last line.
 */
export async function untilStopped(begin: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const end = new AbortController()
  const stops: (() => Promise<void>)[] = []
  const stopAll = async (): Promise<void> => {
    end.abort()
    await orAfter(endingMs, Promise.all(stops.splice(0).map((stop) => stop())), undefined)
  }
  const stop = (): void => void stopAll().then(() => process.exit())
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  if (process.connected) process.on('disconnect', stop)
  // npm that is ended takes its shell with it and tells nobody: whoever has lost that parent stops as well.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => {
      if (process.ppid !== parent) stop()
    }, 500).unref()
  try {
    await begin({ signal: end.signal, onStop: (own) => void stops.push(own) })
  } catch (error) {
    // Told to end while it began: what it says of that is no fault.
    if (end.signal.aborted) return
    await stopAll()
    throw error
  }
}
