import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DeadlineError, withDeadline } from '../../../worker/content/deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const later = <T>(ms: number, work: () => T): Promise<T> =>
  new Promise((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    }, ms),
  )

describe('a wait with a limit', () => {
  test('gives what came in time, and leaves no timer behind', async () => {
    const wait = withDeadline(
      'a read',
      100,
      later(99, () => 'value'),
    )
    await vi.advanceTimersByTimeAsync(99)
    expect(await wait).toBe('value')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends at its limit, and says what was waited for', async () => {
    const wait = withDeadline('a read', 100, new Promise(() => undefined)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    const error = await wait
    expect(error).toBeInstanceOf(DeadlineError)
    expect(error).toMatchObject({ name: 'DeadlineError', message: 'a read took longer than 100 ms' })
  })

  test('fails as the work does, and leaves no timer behind', async () => {
    const broken = later(1, () => {
      throw new TypeError('broken')
    })
    const wait = withDeadline('a read', 100, broken).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1)
    expect(await wait).toEqual(new TypeError('broken'))
    expect(vi.getTimerCount()).toBe(0)
  })
})
