import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Front, openFront } from '../../../scripts/dev/front.ts'
import { livePaths } from '../../../scripts/dev/live-reload.ts'
import { askHost, type HostAnswer } from '../../../scripts/http/ask-host.ts'
import { freePorts } from '../../../scripts/test/free-ports.ts'

let port: number
let front: Front
let servers: Server[]
beforeEach(async () => {
  port = (await freePorts(1))[0] ?? 0
  front = await openFront(port)
  servers = []
})
afterEach(async () => {
  await front.stop()
  for (const server of servers) server.close()
})

/** A Worker's stand-in: tells what it was asked, as a page where a page is asked for. */
const worker = (name: string): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer((call, answer) => {
      const type = call.url === '/data' ? 'application/json' : 'text/html'
      answer.setHeader('content-type', type)
      answer.setHeader('set-cookie', ['a=1', 'b=2'])
      answer.setHeader('etag', `"${name}"`)
      if (call.headers['if-none-match'] === `"${name}"`) answer.writeHead(304)
      answer.end(`<body>${name} ${call.method} ${call.headers.host} ${call.headers['accept-encoding']}</body>`)
    })
    servers.push(server)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

const ask = (path: string, accept = 'text/html', more: Readonly<Record<string, string>> = {}): Promise<HostAnswer> =>
  askHost(port, 'uk.localhost', path, {
    headers: { accept, 'accept-encoding': 'gzip', ...more },
    agent: false,
  })

describe('the front of npm run dev', () => {
  test('says what it waits for while nothing is served, in a page that loads itself anew', async () => {
    front.shut('a fault in <b>')
    const { status, text } = await ask('/')
    expect(status).toBe(503)
    expect(text).toContain('<pre>a fault in &lt;b></pre>')
    expect(text).toContain(`<script src="${livePaths.script}?v=`)
  })

  test('sends a visit on as it came, and puts the script at the end of the page', async () => {
    front.open(await worker('first'))
    const { status, text, headers } = await ask('/')
    expect([status, headers['set-cookie']]).toEqual([200, ['a=1', 'b=2']])
    expect(text).toMatch(/^<body>first GET uk\.localhost undefined<script src="[^"]+"><\/script><\/body>$/)
  })

  test('sends a page whole each time: a copy that the browser kept would name a version that is gone', async () => {
    front.open(await worker('first'))
    const { status, text, headers } = await ask('/', 'text/html', { 'if-none-match': '"first"' })
    expect([status, headers.etag, headers['cache-control']]).toEqual([200, undefined, 'no-store'])
    expect(text).toContain('first GET')
  })

  test('leaves alone what is no page, and what nobody visits', async () => {
    front.open(await worker('first'))
    expect((await ask('/data')).text).toBe('<body>first GET uk.localhost undefined</body>')
    expect((await ask('/', '*/*')).text).toBe('<body>first GET uk.localhost gzip</body>')
  })

  test('lets a request wait while the Worker is swapped; the next one answers it', async () => {
    front.open(await worker('first'))
    await front.hold()
    const waiting = ask('/data')
    await front.hold()
    front.open(await worker('second'))
    expect((await waiting).text).toContain('second')
  })

  test('answers for a Worker that is gone', async () => {
    const [nobody = 0] = await freePorts(1)
    front.open(nobody)
    expect((await ask('/')).status).toBe(502)
  })

  test('tells open pages which version is served', async () => {
    const told: string[] = []
    const opened = await new Promise<{ destroy: () => void }>((resolve) => {
      request({ host: '127.0.0.1', port, path: livePaths.events, agent: false }, (answer) => {
        answer.on('data', (chunk: Buffer) => told.push(chunk.toString()))
        answer.on('error', () => undefined)
        resolve(answer)
      }).end()
    })
    const own = /v=([\d.]+)/.exec((await ask('/')).text)?.[1]
    await expect.poll(() => told).toEqual([`data: ${own}\n\n`])
    front.reload()
    const next = /v=([\d.]+)/.exec((await ask('/')).text)?.[1]
    await expect.poll(() => told[1]).toBe(`data: ${next}\n\n`)
    expect(next).not.toBe(own)
    opened.destroy()
  })
})
