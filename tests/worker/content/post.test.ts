import { describe, expect, test, vi } from 'vitest'
import type { OriginFetch } from '../../../worker/content/origin.ts'
import { postToOrigin } from '../../../worker/content/post.ts'
import { expectConsole } from '../../support/console.ts'

const send = (fetch: OriginFetch) =>
  postToOrigin({ url: 'http://api.test', fetch }, '/v1/newsletter/', { culture: 'sv', empty: '' }, { email: 'a@b.se' })
const answering = (status: number) => new Response(status === 204 ? null : 'body', { status })

describe('a call with a body', () => {
  test('is sent once, as JSON, and follows no redirect', async () => {
    const asked = vi.fn<OriginFetch>(async () => answering(200))
    expect(await send(asked)).toBe('accepted')
    expect(asked).toHaveBeenCalledExactlyOnceWith('http://api.test/v1/newsletter/?culture=sv', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{"email":"a@b.se"}',
      redirect: 'manual',
      signal: expect.any(AbortSignal),
    })
  })

  test.each([
    [200, 'accepted'],
    [201, 'accepted'],
    [204, 'accepted'],
    [400, 'refused'],
    [422, 'refused'],
  ] as const)('answered with %i was %s', async (status, outcome) => {
    const answer = answering(status)
    expect(await send(async () => answer)).toBe(outcome)
    expect(answer.bodyUsed).toBe(status !== 204)
  })

  test.each([302, 401, 404, 429, 500])('answered with %i failed, which the log says', async (status) => {
    expectConsole('error', new RegExp(`^The call to /v1/newsletter/ failed: status ${status}\\.$`))
    expect(await send(async () => answering(status))).toBe('failed')
  })

  test('that cannot be sent failed, which the log says', async () => {
    expectConsole('error', /^The call to \/v1\/newsletter\/ failed\. TypeError: no way$/)
    expect(await send(() => Promise.reject(new TypeError('no way')))).toBe('failed')
  })
})
