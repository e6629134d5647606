import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands between the site and the platform: counts what is asked, and can be dead. */
export interface CountingProxy {
  readonly port: number
  /** Nobody listens from now on: connections are refused, those under way are cut off. */
  readonly die: () => Promise<void>
  readonly revive: () => Promise<void>
  /** The content version that answers name from now on: one publish later. Gives it. */
  readonly publish: () => number
  /** Calls by address since this was last asked. */
  readonly taken: () => ReadonlyMap<string, number>
  readonly stop: () => Promise<void>
}

/** Starts it before the platform that listens on `behind`. */
export async function startCountingProxy(behind: number): Promise<CountingProxy> {
  let calls = new Map<string, number>()
  let version: number | null = null
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    calls.set(path, (calls.get(path) ?? 0) + 1)
    const passed = request(
      { host: '127.0.0.1', port: behind, path, method: asked.method, headers: asked.headers, agent },
      (given) => {
        const headers = { ...given.headers }
        if (version !== null && headers['x-content-version'] !== undefined)
          headers['x-content-version'] = String(version)
        answer.writeHead(given.statusCode ?? 502, headers)
        given.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    answer.on('error', () => passed.destroy())
    asked.pipe(passed)
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    die: close,
    revive: () => listen(port),
    publish: () => {
      version = (version ?? 100) + 1
      return version
    },
    taken: () => {
      const before = calls
      calls = new Map()
      return before
    },
    stop: async () => {
      agent.destroy()
      if (server.listening) await close()
    },
  }
}
