import { isHosted } from '../../shared/environment/environment.ts'
import type { Bindings } from '../env.ts'
import type { Answer } from './answer.ts'
import { jsonBlock, nothing } from './html.ts'
import { pageDocument } from './layout.ts'
import { type PlayerRequest, readPlayerRequest } from './player-request.ts'

/** Answers one address by one method. */
export type Page = (request: PlayerRequest) => Promise<Answer>

/** Everything from this origin; forms may lead on to the site; framed only where the widget is, and by its site alone. */
const policyOf = ({ siteOrigin }: PlayerRequest, framed: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${siteOrigin}`,
    "base-uri 'none'",
    `frame-ancestors ${framed ? siteOrigin : "'none'"}`,
  ].join('; ')

/** Headers of every page that shows a person something of theirs. */
export function pageHeaders(request: PlayerRequest, { framed = false }: { framed?: boolean } = {}): Headers {
  const hosted = isHosted(request.config.ENVIRONMENT)
  return new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policyOf(request, framed),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(hosted
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : { 'server-timing': String(request.work) }),
  })
}

async function responseOf(request: PlayerRequest, answer: Answer): Promise<Response> {
  if (answer.kind === 'refused') return answer.response
  const headers = pageHeaders(request)
  for (const cookie of answer.cookies ?? []) headers.append('set-cookie', cookie)
  if (answer.kind === 'redirect') {
    headers.delete('content-type')
    headers.set('location', answer.to)
    return new Response(null, { status: 303, headers })
  }
  const events = answer.events === undefined ? nothing : jsonBlock('events', answer.events)
  return new Response(await pageDocument(request, { ...answer, events }), { headers })
}

/** Answers a person's request with a page, or says why it cannot be read. */
export async function respondPage(request: Request, bindings: Bindings, page: Page): Promise<Response> {
  const read = await readPlayerRequest(request, bindings)
  return read instanceof Response ? read : responseOf(read, await page(read))
}
