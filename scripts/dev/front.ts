import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { livePaths, liveScript, waitingPage, withLiveReload } from './live-reload.ts'

/**
 * What listens on a port for as long as `npm run dev` runs, before a Worker that comes and goes behind it: requests wait
 * while the Worker is swapped, and pages load themselves anew afterwards.
 */
export interface Front {
  /** Lets what is under way end and keeps back what comes, until `open` or `shut`. */
  readonly hold: () => Promise<void>
  /** Sends what comes, and what has waited, to this port. */
  readonly open: (port: number) => void
  /** Answers that nothing is served, and why. */
  readonly shut: (message: string) => void
  /** Tells open pages to load themselves anew. */
  readonly reload: () => void
  readonly stop: () => Promise<void>
}

type State =
  | { readonly kind: 'open'; readonly port: number }
  | { readonly kind: 'shut'; readonly message: string }
  | { readonly kind: 'held'; readonly until: Promise<void>; readonly resume: () => void }

/** Longest wait for answers under way before a swap; what is not done then is cut off. */
const endingMs = 3000

/** Listens on a port of this machine. */
export async function openFront(port: number): Promise<Front> {
  let state: State = { kind: 'shut', message: 'Marquee is being built for the first time …' }
  // Another one than that of an earlier run: pages stay open over it.
  const began = Date.now()
  let reloads = 0
  const version = (): string => `${began}.${reloads}`
  const pages = new Set<ServerResponse>()
  const underWay = new Set<Promise<void>>()
  const agent = new Agent({ keepAlive: false })

  const sendPage = (answer: ServerResponse, status: number, html: string): void => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' }
    answer.writeHead(status, headers).end(html)
  }

  /** Sends a request on and its answer back; a page that a browser asked for gets the script. */
  const forward = (call: IncomingMessage, answer: ServerResponse, to: number): Promise<void> =>
    new Promise((resolve) => {
      answer.once('close', resolve)
      const isVisit = call.method === 'GET' && (call.headers.accept ?? '').includes('text/html')
      const headers = { ...call.headers }
      // A page is sent whole each time, with the version of now in it; never "not modified".
      if (isVisit) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
      const onward = request({ host: '127.0.0.1', port: to, method: call.method, path: call.url, headers, agent })
      onward.on('response', (back) => {
        const { statusCode = 502, headers: own } = back
        if (isVisit && (own['content-type'] ?? '').startsWith('text/html')) {
          const servedBy = version()
          text(back).then(
            (html) => {
              const { 'content-length': _, 'transfer-encoding': __, etag: ___, ...rest } = own
              answer.writeHead(statusCode, { ...rest, 'cache-control': 'no-store' }).end(withLiveReload(html, servedBy))
            },
            () => answer.destroy(),
          )
        } else back.pipe(answer.writeHead(statusCode, own))
      })
      onward.on('error', (error) => {
        if (answer.headersSent) answer.destroy()
        else sendPage(answer, 502, waitingPage(`The Worker did not answer: ${error.message}`, version()))
      })
      call.pipe(onward)
    })

  const serve = async (call: IncomingMessage, answer: ServerResponse): Promise<void> => {
    if (call.url?.startsWith(livePaths.script)) {
      answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(liveScript)
      return
    }
    if (call.url === livePaths.events) {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      answer.write(`data: ${version()}\n\n`)
      pages.add(answer)
      answer.once('close', () => pages.delete(answer))
      return
    }
    while (state.kind === 'held') await state.until
    if (state.kind === 'shut') sendPage(answer, 503, waitingPage(state.message, version()))
    else {
      const done = forward(call, answer, state.port)
      underWay.add(done)
      await done
      underWay.delete(done)
    }
  }

  const become = (next: State): void => {
    const before = state
    state = next
    if (before.kind === 'held') before.resume()
  }

  const server = createServer((call, answer) => void serve(call, answer))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    hold: async () => {
      if (state.kind !== 'held') {
        const { promise, resolve } = Promise.withResolvers<void>()
        become({ kind: 'held', until: promise, resume: resolve })
      }
      await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, endingMs).unref())])
    },
    open: (to) => become({ kind: 'open', port: to }),
    shut: (message) => become({ kind: 'shut', message }),
    reload: () => {
      reloads += 1
      for (const page of pages) page.write(`data: ${version()}\n\n`)
    },
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
