import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CountingProxy, startCountingProxy } from '../../../scripts/load/counting-proxy.ts'

const behind = createServer((request, response) => {
  response.writeHead(request.url === '/none/' ? 404 : 200, { 'x-content-version': '7' }).end(`answer to ${request.url}`)
})
let proxy: CountingProxy
beforeAll(async () => {
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve))
  proxy = await startCountingProxy((behind.address() as AddressInfo).port)
})
afterAll(async () => {
  await proxy.stop()
  behind.closeAllConnections()
  behind.close()
})

const ask = (path: string) => fetch(`http://127.0.0.1:${proxy.port}${path}`)

test('passes calls on and counts them by address', async () => {
  expect(await (await ask('/a/')).text()).toBe('answer to /a/')
  await (await ask('/a/')).text()
  expect((await ask('/none/')).status).toBe(404)
  expect([...proxy.taken()]).toEqual([
    ['/a/', 2],
    ['/none/', 1],
  ])
  expect([...proxy.taken()]).toEqual([])
})

test('names the version of the last publish', async () => {
  expect((await ask('/a/')).headers.get('x-content-version')).toBe('7')
  const version = proxy.publish()
  expect((await ask('/a/')).headers.get('x-content-version')).toBe(String(version))
  expect(proxy.publish()).toBe(version + 1)
})

test('refuses every connection while it is dead, and listens where it did afterwards', async () => {
  await proxy.die()
  await expect(ask('/a/')).rejects.toThrow()
  await proxy.revive()
  expect((await ask('/a/')).status).toBe(200)
})
