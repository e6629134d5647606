import { emptyQueue, type LogLevel, logAddress, nextBatch, takeEntry } from '../../shared/logging/client-log.ts'

/** How long entries wait for others to be sent with. */
const collectMs = 2000
let queue = emptyQueue
let collecting = false

const flush = (): void => {
  collecting = false
  while (queue.waiting.length > 0) {
    const [entries, rest] = nextBatch(queue)
    queue = rest
    // The site itself adds host, browser and names of cookies; a batch that the browser will not take is lost.
    navigator.sendBeacon(logAddress, JSON.stringify({ path: location.pathname, entries }))
  }
}

/** Logs to this site, which passes it to LogInfo, LogWarn and LogError (spec 7): in batches, each thing once, so many a page. */
export function report(level: LogLevel, message: string, data = ''): void {
  if (queue === emptyQueue) addEventListener('pagehide', flush)
  queue = takeEntry(queue, level, message, data)
  if (collecting || queue.waiting.length === 0) return
  collecting = true
  setTimeout(flush, collectMs)
}

/** What a script threw and nobody caught. Errors of other origins' scripts say nothing, and are left. */
export function reportThrown(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown: unknown = event instanceof ErrorEvent ? (event.error ?? event.message) : event.reason
  if (thrown === 'Script error.') return
  const [message, stack] = thrown instanceof Error ? [thrown.message, thrown.stack ?? ''] : [String(thrown), '']
  report('error', message, stack)
}
