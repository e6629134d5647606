import type { PageAnswer } from '../page-answer.ts'

/** A Worker that answers what another one answered: the same bytes with the same headers, and does nothing else. */
export function bareWorker(answers: readonly PageAnswer[]): string {
  const pages = answers.map(({ path, headers, body }) => [path, { headers, body: body.toString('base64') }] as const)
  return `const pages = new Map(${JSON.stringify(pages)}.map(([path, { headers, body }]) =>
  [path, { headers, body: Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0)) }]))
export default {
  fetch(request) {
    const page = pages.get(new URL(request.url).pathname)
    return page === undefined ? new Response(null, { status: 404 }) : new Response(page.body, { headers: page.headers })
  },
}
`
}
