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

const version = () => 1
const background = () => undefined

/** Work that takes so long, and what it comes to. */
const taking = (ms: number, made: MadePage<never>) =>
  vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return made
  })

test('a page that lacks something answers the one it was made for, and is made anew once for the others', async () => {
  const pages = new PageCache<MadePage<never>>()
  const lacking = { ...made, whole: false }
  const first = pages.made('key', version, taking(100, lacking), background)
  const anew = taking(10, made)
  const others = Array.from({ length: 20 }, () => pages.made('key', version, anew, background))
  await vi.advanceTimersByTimeAsync(200)
  expect(await first).toBe(lacking)
  expect(new Set(await Promise.all(others))).toEqual(new Set([made]))
  expect(anew).toHaveBeenCalledOnce()
})

test('where it lacks something the second time too, that is the answer', async () => {
  const pages = new PageCache<MadePage<never>>()
  const lacking = { ...made, whole: false }
  const make = taking(100, lacking)
  const all = Array.from({ length: 20 }, () => pages.made('key', version, make, background))
  await vi.advanceTimersByTimeAsync(300)
  expect(new Set(await Promise.all(all))).toEqual(new Set([lacking]))
  expect(make).toHaveBeenCalledTimes(2)
})

test('of those who have waited too long for a page one makes it anew for all', async () => {
  const pages = new PageCache<MadePage<never>>()
  void pages.made('key', version, () => new Promise(() => undefined), background)
  const anew = taking(10, made)
  const others = Array.from({ length: 20 }, () => pages.made('key', version, anew, background))
  await vi.advanceTimersByTimeAsync(5100)
  expect(new Set(await Promise.all(others))).toEqual(new Set([made]))
  expect(anew).toHaveBeenCalledOnce()
})

test('where two makers hang a third one makes it for all', async () => {
  const pages = new PageCache<MadePage<never>>()
  const hanging = () => new Promise<never>(() => undefined)
  const making = taking(10, made)
  making.mockImplementationOnce(hanging).mockImplementationOnce(hanging)
  const all = Array.from({ length: 20 }, () => pages.made('key', version, making, background))
  await vi.advanceTimersByTimeAsync(10_200)
  // The two that make what hangs wait for their own work.
  expect(new Set(await Promise.all(all.slice(2)))).toEqual(new Set([made]))
  expect(making).toHaveBeenCalledTimes(3)
})
