import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from '@playwright/test'

/** Ports of this journey's own two processes. */
const sitePort = Number(process.env.E2E_PORT ?? 8797) + 2
const platformPort = sitePort + 1
const env = {
  ...process.env,
  PORT: String(sitePort),
  PLATFORM_PORT: String(platformPort),
  DATA_DIR: '.data/unplugged',
  SEED_GAMES: '120',
}

const serve = async (which: 'site' | 'platform'): Promise<ChildProcess> => {
  const child = fork('scripts/run/serve.ts', [which], { env, execPath: process.execPath })
  for (;;) {
    const [message] = (await once(child, 'message')) as [unknown]
    if (typeof message === 'object' && message !== null && 'ready' in message) return child
  }
}

const get = (host: string, path: string): Promise<{ status: number; text: string; retryAfter: string | undefined }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: sitePort, path, headers: { host } }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, retryAfter: answer.headers['retry-after'] }),
      )
    })
      .on('error', reject)
      .end()
  })

const visited = [
  ['uk.localhost', '/'],
  ['uk.localhost', '/slots/'],
  ['uk.localhost', '/slots/book-of-dead/'],
  ['de.localhost', '/'],
  ['se.localhost', '/slots/thor/'],
  ['es.localhost', '/juegos-rapidos/'],
  ['on.localhost', '/frca/'],
] as const

test('the site outlives the platform', async () => {
  test.setTimeout(180_000)
  const platform = await serve('platform')
  const site = await serve('site')
  try {
    const before = new Map<string, string>()
    for (const [host, path] of visited) {
      const answer = await get(host, path)
      expect(answer.status).toBe(200)
      before.set(host + path, answer.text)
    }
    platform.kill('SIGTERM')
    await once(platform, 'exit')
    for (const [host, path] of visited) {
      const answer = await get(host, path)
      expect(answer.status, host + path).toBe(200)
      expect(answer.text, `${host}${path} shows the same`).toBe(before.get(host + path))
    }
    const never = await get('uk.localhost', '/slots/megaways/')
    expect(never.status).toBe(200)
    expect(never.text).toContain('The games cannot be listed just now.')
    const item = await get('uk.localhost', '/slots/thor/')
    expect([item.status, item.retryAfter]).toEqual([503, '30'])
    expect(item.text).toMatch(/<header class="site-header[ "]/)
  } finally {
    platform.kill('SIGTERM')
    site.kill('SIGTERM')
  }
})
