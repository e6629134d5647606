import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MadePage, PageCache } from '../../../worker/document/page-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that holds version 1 of its only tag. */
const made: MadePage<never> = {
  kind: 'document',
  page: { parts: [[], [], []], hash: 'h', tags: new Map([['games', 1]]), freshUntil: Number.POSITIVE_INFINITY },
  whole: true,
  passing: false,
}

test('whoever makes a page anew, after a publish overtook the one they joined, waits for their own work alone', async () => {
  const pages = new PageCache<MadePage<never>>()
  const slow = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 8000))
    return made
  })
  const first = pages.made(
    'key',
    () => 1,
    async () => made,
    () => undefined,
  )
  const second = pages.made(
    'key',
    () => 2,
    slow,
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(8000)
  expect(await Promise.all([first, second])).toEqual([made, made])
  expect(slow).toHaveBeenCalledOnce()
})
