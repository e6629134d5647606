import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askHost } from '../http/ask-host.ts'
import { type AnswerFault, answerFaults, type GoodAnswer, sendGood } from './faults-of-answers.ts'

/** Which calls go wrong, and how. */
export interface OriginOrder {
  readonly calls: RegExp
  readonly fault: AnswerFault
}

/** A platform that misbehaves on order: a real one stands behind it. */
export interface MisbehavingOrigin {
  readonly origin: string
  /** What is wrong from now on; null for nothing. Calls that hang are cut off. */
  readonly order: (order: OriginOrder | null) => void
  /** The content version that its good answers name. */
  readonly publish: (version: number) => void
  /** Calls since the last time this was asked that `calls` names. */
  readonly taken: (calls: RegExp) => number
  /** Calls that are being answered, without those that hang. */
  readonly underWay: () => number
  readonly stop: () => Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Headers of an answer that are its own, not the connection's. */
function passedOn(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, 'content-length': ____, ...own } = headers
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** Starts it before the platform at `behind`. Good answers are asked for once: they cost the rows that follow nothing. */
export async function startMisbehavingOrigin(behind: string): Promise<MisbehavingOrigin> {
  let ordered: OriginOrder | null = null
  let version = 1
  let asked: string[] = []
  const known = new Map<string, GoodAnswer>()
  const hanging = new Set<ServerResponse>()

  const goodAnswer = async (request: IncomingMessage, path: string): Promise<GoodAnswer> => {
    const body = await bodyOf(request)
    const { method = 'GET', headers } = request
    const { accept = '*/*', 'content-type': contentType = 'application/json', host = '' } = headers
    const key = `${method} ${host} ${path} ${accept} ${body.toString()}`
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = await askHost(Number(new URL(behind).port), host, path, {
      method,
      headers: { accept, 'content-type': contentType, 'content-length': String(body.length) },
      body: body.toString(),
    })
    const { 'content-type': type = 'application/json', ...rest } = answer.headers
    const good = { status: answer.status, type, headers: passedOn(rest), body: answer.body }
    known.set(key, good)
    return good
  }

  let underWay = 0
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const order = ordered?.calls.test(path) ? ordered : null
    response.on('error', () => undefined)
    if (order?.fault === 'hangs') {
      hanging.add(response)
      return
    }
    underWay += 1
    response.once('close', () => {
      underWay -= 1
    })
    void goodAnswer(request, path).then(
      (good) =>
        order === null ? sendGood(response, good, version) : answerFaults[order.fault](response, good, path, version),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    order: (order) => {
      ordered = order
      for (const response of hanging) response.destroy()
      hanging.clear()
    },
    publish: (next) => {
      version = next
    },
    taken: (calls) => {
      const count = asked.filter((path) => calls.test(path)).length
      asked = []
      return count
    },
    underWay: () => underWay,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
