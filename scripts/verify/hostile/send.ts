import { connect } from 'node:net'
import type { WireAnswer } from './judge.ts'
import type { HostileRequest } from './requests.ts'

/** Longest wait for an answer, ms; what came until then is judged. */
const deadlineMs = 15_000

/** The request as bytes: no client library stands between, which would mend or refuse what is wrong with it. */
export function wireOf({ method = 'GET', target, host, headers = [], body }: HostileRequest, ownHost: string): Buffer {
  const named = (text: string): string => text.replaceAll('{host}', new URL(`http://${ownHost}/`).hostname)
  const own = headers.some(([name]) => name === 'content-length' || name === 'transfer-encoding')
  const bytes = Buffer.from(body ?? '', 'utf8')
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `host: ${named(host ?? ownHost)}`,
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${named(value)}`),
    ...(body === undefined || own ? [] : [`content-length: ${bytes.byteLength}`]),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), bytes])
}

function parsed(bytes: Buffer, ms: number): WireAnswer | null {
  const text = bytes.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const [, status] = /^HTTP\/1\.[01] (\d{3})/.exec(text) ?? []
  if (status === undefined || end === -1) return null
  const headers = text
    .slice(0, end)
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    })
  // 100 Continue comes before the answer.
  if (status === '100') return parsed(bytes.subarray(end + 4), ms)
  return { status: Number(status), headers, body: bytes.subarray(end + 4).toString('utf8'), ms }
}

/** Sends it to this machine; null where nothing that is an answer came back. */
export const send = (port: number, request: HostileRequest, ownHost: string): Promise<WireAnswer | null> =>
  new Promise((resolve) => {
    const start = performance.now()
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const settle = (): void => {
      socket.destroy()
      resolve(parsed(Buffer.concat(chunks), performance.now() - start))
    }
    socket.setTimeout(deadlineMs, settle)
    socket.on('data', (chunk: Buffer) => void chunks.push(chunk))
    socket.on('close', settle)
    socket.on('error', settle)
    socket.write(wireOf(request, ownHost))
  })
