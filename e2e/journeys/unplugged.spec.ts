import { rm } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { askHost } from '../../scripts/http/ask-host.ts'
import { startWorkerProcess } from '../../scripts/run/worker-process.ts'
import { freePorts } from '../../scripts/test/free-ports.ts'

const [sitePort = 0, platformPort = 0] = await freePorts(2)
const env = {
  PORT: String(sitePort),
  PLATFORM_PORT: String(platformPort),
  DATA_DIR: '.data/unplugged',
  SEED_GAMES: '120',
}

const get = (host: string, path: string) => askHost(sitePort, host, path)

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
  // What another run kept would be shown first, and made new behind.
  await rm(env.DATA_DIR, { recursive: true, force: true })
  const platform = await startWorkerProcess('platform', { env })
  const site = await startWorkerProcess('site', { env })
  try {
    const before = new Map<string, string>()
    for (const [host, path] of visited) {
      // A part that came too late for its page, on a slow machine, is there the next time.
      await expect(async () => {
        const [first, second] = [await get(host, path), await get(host, path)]
        expect([first.status, second.text]).toEqual([200, first.text])
        before.set(host + path, second.text)
      }).toPass({ timeout: 20_000 })
    }
    await platform.stop()
    for (const [host, path] of visited) {
      const answer = await get(host, path)
      expect(answer.status, host + path).toBe(200)
      expect(answer.text, `${host}${path} shows the same`).toBe(before.get(host + path))
    }
    const never = await get('uk.localhost', '/slots/megaways/')
    expect(never.status).toBe(200)
    expect(never.text).toContain('The games cannot be listed just now.')
    const item = await get('uk.localhost', '/slots/thor/')
    expect([item.status, item.headers['retry-after']]).toEqual([503, '30'])
    expect(item.text).toMatch(/<header class="site-header[ "]/)
  } finally {
    await platform.stop()
    await site.stop()
  }
})
