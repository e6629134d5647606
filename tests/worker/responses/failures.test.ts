import { expect, test } from 'vitest'
import { type PlainFailure, plainFailures } from '../../../worker/responses/failures.ts'
import { missingPicture } from '../../../worker/responses/missing-picture.ts'
import { plainFailure } from '../../../worker/responses/plain-failure.ts'

const names = Object.keys(plainFailures).filter((name): name is PlainFailure => name in plainFailures)

test.each(names)('the failure "%s" is one line of plain text that no cache keeps', async (name) => {
  const answer = plainFailure(name)
  const { status, text } = plainFailures[name]
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.has('retry-after')).toBe(status === 503)
  expect(await answer.text()).toBe(`${text}\n`)
})

test.each([404, 503] as const)('a picture that is missing (%i) is a picture of nothing', async (status) => {
  const answer = missingPicture(status)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    status,
    'image/svg+xml',
    'no-store',
  ])
  expect(await answer.text()).toContain('<svg')
})
