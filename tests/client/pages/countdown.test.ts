import { afterEach, expect, test, vi } from 'vitest'
import { enhance } from '../../../client/pages/countdown.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a time that another list has taken the place of is not counted any more', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB' } })
  const time = {
    isConnected: true,
    textContent: '',
    getAttribute: () => new Date(Date.now() + 3 * 3_600_000).toISOString(),
  }
  enhance(time as never)
  vi.advanceTimersByTime(60_000)
  expect([time.textContent, vi.getTimerCount()]).toEqual(['2 hrs 59 mins', 1])
  time.isConnected = false
  vi.advanceTimersByTime(60_000)
  expect(vi.getTimerCount()).toBe(0)
})
