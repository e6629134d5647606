/** RFC 9457 problems: the one shape of every refusal. `type` stays "about:blank", so `title` is the status's own phrase. */
const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const
export type ProblemStatus = keyof typeof titles

export function problem(
  status: ProblemStatus,
  detail: string,
  extra: { errors?: readonly { pointer: string; detail: string }[]; headers?: Record<string, string> } = {},
): Response {
  const body = {
    type: 'about:blank',
    title: titles[status],
    status,
    detail,
    ...(extra.errors && { errors: extra.errors }),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...extra.headers },
  })
}
