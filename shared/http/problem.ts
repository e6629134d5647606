import '../text/schema-words.ts'
import type { z } from 'zod/mini'

/** Statuses of refusals. `type` stays "about:blank", so `title` is the status's own phrase (RFC 9457, 4.2.1). */
const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const
export type ProblemStatus = keyof typeof titles

export interface ProblemExtras {
  /** What is wrong with which part of the request: JSON pointers (RFC 6901). */
  readonly errors?: readonly { readonly pointer: string; readonly detail: string }[]
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A refusal of data (RFC 9457): the one shape that both Workers answer programs with. `detail` says what happened and, where
 * the caller can do something, what. No cache keeps it.
 */
export function problem(status: ProblemStatus, detail: string, { errors, headers }: ProblemExtras = {}): Response {
  const body = { type: 'about:blank', title: titles[status], status, detail, ...(errors && { errors }) }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  })
}

const pointers = (error: z.core.$ZodError): { readonly pointer: string; readonly detail: string }[] =>
  error.issues.map((issue) => ({ pointer: `/${issue.path.join('/')}`, detail: issue.message }))

/** Refusals that mean the same wherever they are given: one function a kind. What only one call can say, it says itself. */
export const problems = {
  notJson: () => problem(400, 'The body is not JSON.'),
  /** `where`: "query" or "body". */
  invalid: (error: z.core.$ZodError, where: string) => {
    const errors = pointers(error)
    const [first] = errors
    return problem(400, `The ${where} is not valid: ${first?.pointer.slice(1)}: ${first?.detail}`, { errors })
  },
  notSigned: (header: string) =>
    problem(401, `The signature is not that of the body. The header ${header} holds its hex HMAC-SHA-256.`),
  issuedTooLongAgo: () => problem(401, 'The call was issued too long ago, or lies ahead. Sign it again.'),
  takenBefore: () => problem(409, 'This call was taken before.'),
  noSuch: (what: string) => problem(404, `There is no such ${what}.`),
  wrongMethod: (allow: string) => problem(405, `This address answers ${allow}.`, { headers: { allow } }),
  tooLarge: (bytes: number) => problem(413, `A body has at most ${bytes} bytes.`),
  wrongType: (type: string) => problem(415, `Send the body as ${type}.`),
  tooMany: (retryAfterSeconds: number) =>
    problem(429, 'That was asked too often. Wait, then ask again.', {
      headers: { 'retry-after': String(retryAfterSeconds) },
    }),
  failed: () => problem(500, 'The request failed. The fault is logged.'),
  unavailable: (what: string, retryAfterSeconds: number) =>
    problem(503, `${what} cannot be had just now.`, { headers: { 'retry-after': String(retryAfterSeconds) } }),
} as const
