/** Levels of log entries (spec 9). */
export const logLevels = { debug: 0, info: 1, warn: 2, error: 3 } as const
export type LogLevel = keyof typeof logLevels

/** Where a page's script sends its log and its measurements: this site, which knows the rest of an entry itself. */
export const logAddress = '/api/log/'
export const vitalsAddress = '/api/vitals/'

export interface ClientLogEntry {
  readonly level: Exclude<LogLevel, 'debug'>
  readonly message: string
  readonly data: string
}

/** Entries that a page sends in all, and in one batch: a page that fails in a loop says so a few times. */
const mostOfPage = 20
export const mostOfBatch = 10
const longest = { message: 500, data: 2000 } as const

/** What is to be sent, and what was. */
export interface LogQueue {
  readonly waiting: readonly ClientLogEntry[]
  /** Every entry that was taken, as one text each. */
  readonly known: readonly string[]
}
export const emptyQueue: LogQueue = { waiting: [], known: [] }

/**
 * Takes an entry: below `least` it is dropped, and so is one that says what another said, and what goes beyond the page's
 * share.
 */
export function takeEntry(
  queue: LogQueue,
  level: LogLevel,
  message: string,
  data: string,
  least: LogLevel = 'info',
): LogQueue {
  if (level === 'debug' || logLevels[level] < logLevels[least]) return queue
  const entry = { level, message: message.slice(0, longest.message), data: data.slice(0, longest.data) }
  const text = `${level} ${entry.message} ${entry.data}`
  if (queue.known.length >= mostOfPage || queue.known.includes(text)) return queue
  return { waiting: [...queue.waiting, entry], known: [...queue.known, text] }
}

/** The next batch, and what remains. */
export function nextBatch(queue: LogQueue): readonly [batch: readonly ClientLogEntry[], rest: LogQueue] {
  return [queue.waiting.slice(0, mostOfBatch), { ...queue, waiting: queue.waiting.slice(mostOfBatch) }]
}
