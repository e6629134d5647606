import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Flight, SingleFlight } from '../../../worker/content/single-flight.ts'

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

/** What work brings to who has begun it. */
async function ownValue<Value>(flight: Flight<Value>): Promise<Value> {
  if (flight.joined) throw new Error('Another has begun it.')
  return flight.value()
}

describe('one piece of work a key at a time', () => {
  test('is begun once, kept alive by who began it, and brings everyone the same', async () => {
    const flights = new SingleFlight<string>()
    const { begin, resolve, begun } = held<string>()
    const [first, second] = [behind(), behind()]
    const leads = flights.run('key', begin, first.waitUntil)
    const joins = flights.run('key', begin, second.waitUntil)
    const answers = [ownValue(leads), joins.orAfter(1000, 'late'), joins.orAfter(1000, 'late')]
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
    expect(await ownValue(flights.run('key', begin, waitUntil))).toBe(1)
    expect(await ownValue(flights.run('key', begin, waitUntil))).toBe(2)
  })

  test('what it throws is thrown to everyone who waits, and to nobody else', async () => {
    const flights = new SingleFlight<string>()
    const { begin, reject } = held<string>()
    const { work, waitUntil } = behind()
    const leads = flights.run('key', begin, waitUntil)
    const joins = flights.run('key', begin, waitUntil)
    const waits = expect(Promise.all([ownValue(leads)])).rejects.toThrow('no')
    const joined = expect(joins.orAfter(1000, 'late')).rejects.toThrow('no')
    reject(new Error('no'))
    await Promise.all([waits, joined, ...work])
  })

  test('what throws before it waits for anything fails as all work does, and is begun anew', async () => {
    const flights = new SingleFlight<string>()
    const { work, waitUntil } = behind()
    const broken = (): Promise<string> => {
      throw new Error('no')
    }
    await expect(ownValue(flights.run('key', broken, waitUntil))).rejects.toThrow('no')
    await Promise.all(work)
    expect(await ownValue(flights.run('key', async () => 'made', waitUntil))).toBe('made')
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
      expect([await ownValue(leads), await patient]).toEqual(['made', 'made'])
      expect(vi.getTimerCount(), 'timers left').toBe(0)
    })

    test('does not join what began so long ago that its request may have been cut off', async () => {
      const flights = new SingleFlight<string>()
      const { waitUntil } = behind()
      flights.run('key', held<string>().begin, waitUntil)
      await vi.advanceTimersByTimeAsync(10_000)
      const anew = flights.run('key', async () => 'made', waitUntil)
      expect([anew.joined, await ownValue(anew)]).toEqual([false, 'made'])
    })

    test('leaves no trace of it, whatever key is asked for next', async () => {
      const flights = new SingleFlight<string>()
      const { waitUntil } = behind()
      for (const key of ['one', 'two']) flights.run(key, held<string>().begin, waitUntil)
      await vi.advanceTimersByTimeAsync(5000)
      flights.run('three', held<string>().begin, waitUntil)
      await vi.advanceTimersByTimeAsync(5000)
      flights.run('four', held<string>().begin, waitUntil)
      expect(flights.size).toBe(2)
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
