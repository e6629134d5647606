import { expect, test } from 'vitest'
import { keepHeader, leaveKept } from '../../../shared/site/keep-offline.ts'

test('a page says by x-offline what becomes of its copy; service workers of earlier builds read the same words', () => {
  expect(keepHeader).toBe('x-offline')
  expect(leaveKept).toBe('as-kept')
})
