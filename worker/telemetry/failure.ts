import { type AnsweredRequest, telemetry } from './telemetry.ts'

/** An error that was logged, counted and reported where it happened: who hears of it only answers. */
export class LoggedError extends Error {}

/** What failed; `id` names it in every line of the log that is about it. */
interface FailedRequest extends Pick<AnsweredRequest, 'route'> {
  readonly method: string
  readonly path: string
  readonly id: string
}

/** Logs and counts what nobody expected, with message and stack; once, however many hear of it. */
export function noteFailure(error: Error, { route, method, path, id }: FailedRequest): void {
  if (error instanceof LoggedError) return
  console.error(`Request failed: ${method} ${path} (${id})`, error.stack ?? error.message)
  telemetry.failed(route, `${error.name}: ${error.message} (request ${id})`.slice(0, 300), Date.now())
}
