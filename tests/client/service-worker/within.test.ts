import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { within } from '../../../client/service-worker/within.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a wait with a limit', () => {
  test('gives what the work comes to, and leaves no timer behind', async () => {
    expect(await within(1000, Promise.resolve('page'))).toBe('page')
    await expect(within(1000, Promise.reject(new Error('no network')))).rejects.toThrow('no network')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends when the work does not', async () => {
    const waiting = within(1000, new Promise(() => undefined))
    const outcome = expect(waiting).rejects.toThrow('within 1000 ms')
    await vi.advanceTimersByTimeAsync(1000)
    await outcome
  })
})
