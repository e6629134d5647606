import { askHost } from '../scripts/http/ask-host.ts'

/** What a Worker answered for a page. */
export interface PageAnswer {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Headers of the connection, which every Worker's runtime sets by itself. */
const ofConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** Asks a Worker on this machine for a page of a host. Throws where the answer is not 200. */
export async function askPage(port: number, host: string, path: string): Promise<PageAnswer> {
  const { status, headers, body } = await askHost(port, `${host}:${port}`, path)
  if (status !== 200) throw new Error(`${host}${path} answered ${status}.`)
  const own = Object.entries(headers).flatMap(([name, value]) =>
    ofConnection.has(name) || value === undefined ? [] : [[name, String(value)] as const],
  )
  return { path, headers: Object.fromEntries(own), body }
}
