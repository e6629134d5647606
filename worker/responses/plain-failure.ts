import { type PlainFailure, plainFailures } from './failures.ts'

/** A failure in a line of plain text; no cache keeps it. */
export function plainFailure(name: PlainFailure): Response {
  const failure = plainFailures[name]
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  if ('retryAfterSeconds' in failure) headers.set('retry-after', String(failure.retryAfterSeconds))
  return new Response(`${failure.text}\n`, { status: failure.status, headers })
}
