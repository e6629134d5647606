import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Miniflare } from 'miniflare'

/** Names the whole address that is asked for. */
export const targetHeader = 'x-target'

/** Asks a Worker for addresses of production hosts, by http and https, which no resolver of this machine knows. */
export interface Bridge {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts it before a Worker. */
export async function startBridge(runtime: Miniflare): Promise<Bridge> {
  const server = createServer((request, response) => {
    const { [targetHeader]: target, host: _, connection: __, ...headers } = request.headers
    const method = request.method ?? 'GET'
    const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    runtime.dispatchFetch(String(target), { method, headers: own, redirect: 'manual' }).then(
      async (answer) => {
        response.statusCode = answer.status
        for (const [name, value] of answer.headers) response.appendHeader(name, value)
        // What is passed on is as long as it is here.
        response.removeHeader('content-length')
        response.removeHeader('content-encoding')
        response.end(Buffer.from(await answer.arrayBuffer()))
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
