import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { app } from '../../../worker/app.ts'
import { executionContext, workerEnv } from '../worker-env.ts'

beforeAll(() => {
  vi.stubGlobal('fetch', () => expect.unreachable('it reached the platform'))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends a body in pieces without saying its length; gives the status and how many pieces were taken. */
async function pour(path: string, headers: Record<string, string>) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      taken += 1
      if (taken > 10_000) controller.close()
      else controller.enqueue(new TextEncoder().encode('a'.repeat(8 * 1024)))
    },
  })
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const { status } = await app.request(`http://uk.localhost${path}`, init, workerEnv('test'), executionContext)
  return { status, taken }
}

describe('a body without end is refused once it is too long', () => {
  test.each([
    ['/api/consent/', form],
    ['/api/subscribe/', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['/api/not-ontario/', form],
    ['/self-assessment-test/', form],
    ['/', form],
    ['/ops/purge', { 'content-type': 'application/json' }],
  ] as const)('POST %s', async (path, headers) => {
    const { status, taken } = await pour(path, headers)
    expect(status).toBe(413)
    expect(taken).toBeLessThan(100)
  })
})

test.each(['/api/consent/', '/api/subscribe/'])(
  'a broken multipart body sent to %s is a 400, and no fault of the Worker',
  async (path) => {
    const init = {
      method: 'POST',
      body: '--x\r\nContent-Disposition: form-data; na',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }
    const answer = await app.request(`http://uk.localhost${path}`, init, workerEnv('test'), executionContext)
    expect(answer.status).toBe(400)
  },
)
