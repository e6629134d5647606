import type { ServerResponse } from 'node:http'

/** An answer as the platform gives it when nothing is wrong. */
export interface GoodAnswer {
  readonly status: number
  readonly type: string
  /** The others. */
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
}

/** How long a slow answer takes, in ms: longer than a page waits where a copy is kept, shorter than where none is. */
const slowMs = 500
/** What a too large answer has at least, in bytes; the reader is expected to hang up long before. */
const tooLarge = 50 * 1024 * 1024

const send = (response: ServerResponse, status: number, type: string, body: Buffer | string): void => {
  response.writeHead(status, { 'content-type': type }).end(body)
}

export const sendGood = (
  response: ServerResponse,
  { status, type, headers, body }: GoodAnswer,
  version: number,
): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('x-content-version', String(version))
  send(response, status, type, body)
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every list of objects in a value, the longest first. */
function listsIn(value: unknown): unknown[][] {
  if (!isRecord(value)) return []
  const inner = Object.values(value).flatMap(listsIn)
  const own = isList(value) && value.every(isRecord) ? [value] : []
  return [...own, ...inner].sort((a, b) => b.length - a.length)
}

/** The answer with the first item of its longest list replaced by one that fits nothing; without a list it is as it was. */
export function withBadItem(body: Buffer): string {
  const text = body.toString()
  try {
    const json: unknown = JSON.parse(text)
    const [longest] = listsIn(json)
    if (longest === undefined || longest.length < 2) return text
    longest[0] = { 'none of yours': true }
    return JSON.stringify(json)
  } catch {
    return text
  }
}

/** Megabytes without an end of the JSON, for as long as somebody reads. */
function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024, 'a')
  let sent = 0
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"text":"')
  const more = (): void => {
    while (sent < tooLarge && !response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) return void response.once('drain', more)
    }
    response.end('"}')
  }
  more()
}

type Misbehave = (response: ServerResponse, good: GoodAnswer, path: string, version: number) => void

/** What can be wrong with an answer. */
export const answerFaults = {
  refused: (response) => void response.destroy(),
  '500': (response) => send(response, 500, 'application/json', '{"title":"broken"}'),
  '503, come again': (response) => {
    response.setHeader('retry-after', '20')
    send(response, 503, 'text/html', '<!doctype html><title>Come again</title>')
  },
  slow: (response, good, _, version) => void setTimeout(() => sendGood(response, good, version), slowMs),
  hangs: () => undefined,
  truncated: (response, { type, body }) => {
    response.writeHead(200, { 'content-type': type, 'content-length': String(body.length) })
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
  },
  'half of it': (response, { type, body }) =>
    send(response, 200, type, body.subarray(0, Math.max(1, Math.floor(body.length / 2)))),
  'wrong schema': (response) =>
    send(response, 200, 'application/json', '{"error":"none of your feeds","games":"many"}'),
  'one bad item': (response, { status, type, body }, _, version) => {
    response.setHeader('x-content-version', String(version))
    send(response, status, type, withBadItem(body))
  },
  'HTML for JSON': (response) =>
    send(response, 200, 'text/html', '<!doctype html><title>Welcome</title><h1>Hello</h1>'),
  '50 MB': (response) => pour(response),
  'redirect loop': (response, _, path) => {
    response.setHeader('location', path)
    send(response, 302, 'text/plain', '')
  },
} as const satisfies Readonly<Record<string, Misbehave>>

export type AnswerFault = keyof typeof answerFaults
