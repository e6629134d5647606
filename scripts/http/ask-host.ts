import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface HostAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

interface HostCall {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** `false`: a connection of its own. */
  readonly agent?: Agent | false
}

/** Longest wait for one answer; then the call fails with an error that names the address. */
const deadlineMs = 30_000

/**
 * Asks a server on this machine by the name of a host (`uk.localhost`, with a port where the server is to see one). The host
 * goes into the header, so that no resolver is needed. The path is sent as given; redirects are not followed.
 */
export const askHost = (port: number, host: string, path: string, init: HostCall = {}): Promise<HostAnswer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', agent, body } = init
    const headers = { host, ...init.headers }
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole, text: whole.toString() })
      })
    })
    call.setTimeout(deadlineMs, () =>
      call.destroy(new Error(`${host}${path} did not answer within ${deadlineMs / 1000} s.`)),
    )
    call.on('error', reject)
    call.end(body)
  })
