import { type QueryValue, queryText } from './feed.ts'
import type { Origin } from './origin.ts'

/** How a call with a body ended. `refused`: the origin found fault with what was sent. */
export type PostOutcome = 'accepted' | 'refused' | 'failed'

/** Longest wait for such a call, in ms, where a visitor waits for it; then they are told that it failed. */
const visitorDeadlineMs = 5000

/** Sends JSON to the content API once. It is never repeated: the visitor decides. */
export async function postToOrigin(
  origin: Origin,
  path: string,
  query: Readonly<Record<string, QueryValue>>,
  body: unknown,
  deadlineMs = visitorDeadlineMs,
): Promise<PostOutcome> {
  try {
    const response = await origin.fetch(origin.url + path + queryText(query), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      // Limit: deadlineMs; then it counts as failed.
      signal: AbortSignal.timeout(deadlineMs),
    })
    await response.body?.cancel()
    if (response.ok) return 'accepted'
    if (response.status === 400 || response.status === 422) return 'refused'
    console.error(`The call to ${path} failed: status ${response.status}.`)
  } catch (error) {
    console.error(`The call to ${path} failed.`, String(error))
  }
  return 'failed'
}
