import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SingleFlight } from '../../../worker/content/single-flight.ts'

/** Work that ends when it is told to. */
function held<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  let begun = 0
  const begin = (): Promise<Value> => {
    begun += 1
    return promise
  }
  return { begin, resolve, reject, begun: () => begun }
}
const behind = (): { readonly work: Promise<unknown>[]; readonly waitUntil: (work: Promise<unknown>) => void } => {
  const work: Promise<unknown>[] = []
  return { work, waitUntil: (each) => void work.push(each) }
}

describe('one piece of work a key at a time', () => {
  test('is begun once, kept alive by who began it, and brings everyone the same', async () => {
    const flights = new SingleFlight<string>()
    const { begin, resolve, begun } = held<string>()
    const [first, second] = [behind(), behind()]
    const leads = flights.run('key', begin, first.waitUntil)
    const joins = flights.run('key', begin, second.waitUntil)
    const answers = [leads.value(), joins.orAfter(1000, 'late'), joins.orAfter(1000, 'late')]
    resolve('made')
    expect(await Promise.all(answers)).toEqual(['made', 'made', 'made'])
    expect([leads.joined, joins.joined, begun(), first.work.length, second.work.length]).toEqual([false, true, 1, 1, 0])
    expect(await joins.orAfter(0, 'late'), 'asked for afterwards').toBe('made')
  })

  test('is begun anew once it has ended', async () => {
    const flights = new SingleFlight<number>()
    let begun = 0
    const begin = async (): Promise<number> => {
      begun += 1
      return begun
    }
    const { waitUntil } = behind()
    expect(await flights.run('key', begin, waitUntil).value()).toBe(1)
    expect(await flights.run('key', begin, waitUntil).value()).toBe(2)
  })

  test('what it throws is thrown to everyone who waits, and to nobody else', async () => {
    const flights = new SingleFlight<string>()
    const { begin, reject } = held<string>()
    const { work, waitUntil } = behind()
    const leads = flights.run('key', begin, waitUntil)
    const joins = flights.run('key', begin, waitUntil)
    const waits = expect(Promise.all([leads.value()])).rejects.toThrow('no')
    const joined = expect(joins.orAfter(1000, 'late')).rejects.toThrow('no')
    reject(new Error('no'))
    await Promise.all([waits, joined, ...work])
  })

  describe('whoever has waited long enough', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('goes on without it, and the work for the others', async () => {
      const flights = new SingleFlight<string>()
      const { begin, resolve } = held<string>()
      const { waitUntil } = behind()
      const leads = flights.run('key', begin, waitUntil)
      const joins = flights.run('key', begin, waitUntil)
      const late = joins.orAfter(150, 'late')
      const patient = joins.orAfter(2000, 'late')
      await vi.advanceTimersByTimeAsync(150)
      expect(await late).toBe('late')
      resolve('made')
      expect([await leads.value(), await patient]).toEqual(['made', 'made'])
      expect(vi.getTimerCount(), 'timers left').toBe(0)
    })

    test('does not join what began so long ago that its request may have been cut off', async () => {
      const flights = new SingleFlight<string>()
      const { waitUntil } = behind()
      flights.run('key', held<string>().begin, waitUntil)
      await vi.advanceTimersByTimeAsync(10_000)
      const anew = flights.run('key', async () => 'made', waitUntil)
      expect([anew.joined, await anew.value()]).toEqual([false, 'made'])
    })
  })
})

test('work that ends while nobody waits disturbs nobody', async () => {
  const flights = new SingleFlight<string>()
  const { begin, resolve } = held<string>()
  const { work, waitUntil } = behind()
  const joins = flights.run('key', begin, waitUntil)
  expect(await joins.orAfter(1, 'late')).toBe('late')
  resolve('made')
  await Promise.all(work)
  await wait(0)
  expect(flights.run('key', async () => 'again', waitUntil).joined).toBe(false)
})
