import { request } from 'node:http'

/** What a Worker answered for a page. */
export interface PageAnswer {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Headers of the connection, which every Worker's runtime sets by itself. */
const ofConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** Asks a Worker on this machine for a page of a host. Throws where the answer is not 200. Limit: 30 s. */
export const askPage = (port: number, host: string, path: string): Promise<PageAnswer> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${host}${path} answered ${answer.statusCode}.`))
        const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
          ofConnection.has(name) || value === undefined ? [] : [[name, String(value)] as const],
        )
        resolve({ path, headers: Object.fromEntries(headers), body: Buffer.concat(chunks) })
      })
    })
    call.setTimeout(30_000, () => call.destroy(new Error(`${host}${path} did not answer within 30 s.`)))
    call.on('error', reject)
    call.end()
  })
