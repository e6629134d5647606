import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { problem, problems } from '../../../shared/http/problem.ts'

const invalid = z.object({ tags: z.array(z.string()).min(1) }).safeParse({ tags: [1] })

describe('a refusal of data', () => {
  test.each([
    [400, problems.notJson()],
    [400, invalid.error ? problems.invalid(invalid.error, 'body') : problems.failed()],
    [401, problems.notSigned('x-signature')],
    [401, problems.issuedTooLongAgo()],
    [404, problems.noSuch('game')],
    [405, problems.wrongMethod('GET, HEAD')],
    [409, problems.takenBefore()],
    [413, problems.tooLarge(100)],
    [415, problems.wrongType('application/json')],
    [500, problems.failed()],
    [503, problems.unavailable('The game', 30)],
  ])('of %i is a problem by RFC 9457 that no cache keeps', async (status, answer) => {
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const body: unknown = await answer.json()
    expect(body).toMatchObject({ type: 'about:blank', status, title: expect.any(String), detail: expect.any(String) })
  })

  test('names each fault by its place', async () => {
    const answer = invalid.error && (await problems.invalid(invalid.error, 'body').json())
    expect(answer).toMatchObject({ errors: [{ pointer: '/tags/0' }], detail: expect.stringContaining('tags/0') })
  })

  test('says which methods an address answers, and when to come again', () => {
    expect(problems.wrongMethod('GET, HEAD').headers.get('allow')).toBe('GET, HEAD')
    expect(problems.unavailable('The game', 30).headers.get('retry-after')).toBe('30')
  })

  test('has a status that the catalogue knows', () => {
    // @ts-expect-error 418 is no refusal of ours
    expect(problem(418, 'Short and stout.').status).toBe(418)
  })
})
