import type { ErrorKind } from '../pages/error/Page.tsx'

/**
 * Every way in which a request can fail, with its status and its words; one function a kind of answer beside this file. Data
 * is refused by the problems that both Workers share (shared/http/problem.ts).
 */
interface Failure {
  readonly status: number
  /** Worth another try after so long. */
  readonly retryAfterSeconds?: number
}

/** Answered with the branded page, in the culture's words (worker/pages/error). */
export const pageFailures = {
  malformed: { status: 400, page: 'badRequest' },
  foreignForm: { status: 403, page: 'formRefused' },
  notFound: { status: 404, page: 'notFound' },
  wrongMethod: { status: 405, page: 'wrongMethod' },
  formTooLarge: { status: 413, page: 'formRefused' },
  addressTooLong: { status: 414, page: 'badRequest' },
  formOfOtherType: { status: 415, page: 'formRefused' },
  tooMany: { status: 429, page: 'tooMany', retryAfterSeconds: 60 },
  failed: { status: 500, page: 'error' },
  unavailable: { status: 503, page: 'unavailable', retryAfterSeconds: 30 },
} as const satisfies Readonly<Record<string, Failure & { readonly page: ErrorKind }>>
export type PageFailure = keyof typeof pageFailures

/** Answered in a line of plain text: no brand is known, or no person reads it. */
export const plainFailures = {
  unknownHost: { status: 404, text: 'No site answers on this host.' },
  noSuchFile: { status: 404, text: 'There is no such file.' },
  failed: { status: 500, text: 'Something went wrong.' },
  notSetUp: { status: 500, text: 'This service is not set up correctly. Its log says what is missing.' },
  feedUnavailable: { status: 503, text: 'The feed cannot be had just now.', retryAfterSeconds: 30 },
  siteMapUnavailable: { status: 503, text: 'The site map cannot be made just now.', retryAfterSeconds: 600 },
} as const satisfies Readonly<Record<string, Failure & { readonly text: string }>>
export type PlainFailure = keyof typeof plainFailures
