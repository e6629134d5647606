import type { HostileRequest } from './requests.ts'
import { marker } from './requests.ts'

/** An answer as it came over the wire; null where the connection was closed without one. */
export interface WireAnswer {
  readonly status: number
  /** Names in small letters; what came twice stands twice. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
  readonly ms: number
}

/** Longest that an answer may take, ms: nobody can keep the site busy with one request. */
const longestMs = 5_000

const required = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy']
const active = /^(?:text\/html|application\/xhtml|image\/svg|text\/xml|application\/xml)/
const reflected = new RegExp(`<${marker}|" ${marker}=`, 'i')
const internals =
  /\bat \S+ \(|\.(?:ts|tsx|js):\d+:\d+|TypeError|ReferenceError|SQLITE|D1_ERROR|\broot:x:0|\[extensions\]/

/** Whether an address leads to another site than the one that was asked. */
export function leadsAway(location: string, host: string): boolean {
  if (/^[/\\]{2}|^\/\\|[\r\n\t]/.test(location)) return true
  const base = `http://${host}/`
  if (!URL.canParse(location, base)) return true
  const { hostname, protocol } = new URL(location, base)
  return hostname !== new URL(base).hostname || !/^https?:$/.test(protocol)
}

/**
 * Answers of 500 and above that the site cannot give better: it never hears of these requests. The local runtime alone gives
 * them, and only these; a hosted Worker has a network before it that refuses such requests with its own 400.
 */
export const runtimeFailures: readonly {
  readonly status: number
  readonly isOf: (request: HostileRequest) => boolean
  readonly why: string
}[] = [
  {
    status: 500,
    isOf: ({ host }) => host === '{host}%00.evil.example' || host === '{host}:99999' || host === '{host}:abc',
    why: 'miniflare’s own Worker stands before the site’s and makes a URL of the Host first, outside its try: no URL has such a host',
  },
  { status: 501, isOf: ({ method }) => method === 'LINK', why: 'workerd’s parser of HTTP does not know the method' },
]

/** What is wrong with an answer to a hostile request, in words; none is well. `host` is the site's own. */
export function faultsOf(request: HostileRequest, answer: WireAnswer | null, host: string): string[] {
  if (answer === null) return request.malformed ? [] : ['the connection was closed without an answer']
  const { status, headers, body, ms } = answer
  const all = (name: string) => headers.filter(([known]) => known === name).map(([, value]) => value)
  const [type = ''] = all('content-type')
  const faults: string[] = []
  // What the runtime refuses before the site hears of it is answered without the site's headers.
  const ofRuntime = request.malformed === true && all('content-security-policy').length === 0
  if (status >= 500 && !(ofRuntime && runtimeFailures.some((one) => one.status === status && one.isOf(request))))
    faults.push(`status ${status}`)
  if (ms > longestMs) faults.push(`took ${Math.round(ms)} ms`)
  for (const location of all('location'))
    if (leadsAway(location, host)) faults.push(`leads away: ${location.slice(0, 100)}`)
  if (active.test(type) && reflected.test(body)) faults.push('reflects markup as markup')
  if (internals.test(body) && !type.startsWith('text/javascript')) faults.push('tells of internals')
  for (const [name, value] of headers) {
    if (name === 'x-injected' || (name === 'set-cookie' && value.startsWith(marker)))
      faults.push(`header ${name} was injected`)
    if (reflected.test(value)) faults.push(`header ${name} reflects markup`)
  }
  if (all('access-control-allow-origin').length > 0) faults.push('opens itself to other origins')
  if (status === 200 && request.kind === 'token') faults.push('opens without a token')
  if (!ofRuntime)
    for (const name of required) if (all(name).length !== 1) faults.push(`${all(name).length} times ${name}`)
  return faults
}
