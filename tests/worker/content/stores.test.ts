// Longer than 250 lines because both stores before the origin are held to each call that they make.
import { describe, expect, test } from 'vitest'
import { KeptValues, type ValueStore } from '../../../worker/content/kept-values.ts'
import { digest } from '../../../worker/content/key.ts'
import { TagVersions } from '../../../worker/content/tag-versions.ts'
import { expectConsole } from '../../support/console.ts'

/*
 * What is written to KV, word for word, and what is read of it: other isolates, and builds before and after this one, read and
 * write the same keys. How the caches work over a real KV: cache.test.ts.
 */

const week = 7 * 24 * 3600
const now = Date.parse('2026-11-21T12:00:00Z')

/** A store that holds texts, and remembers how it was called. */
const storeOf = (held: Record<string, string> = {}, metadata: unknown = null) => {
  const calls: unknown[][] = []
  const store = {
    get: async (...args: unknown[]) => {
      calls.push(['get', ...args])
      return held[String(args[0])] ?? null
    },
    getWithMetadata: async (...args: unknown[]) => {
      calls.push(['getWithMetadata', ...args])
      return { value: held[String(args[0])] ?? null, metadata }
    },
    put: async (...args: unknown[]) => {
      calls.push(['put', ...args])
      held[String(args[0])] = String(args[1])
    },
  }
  return { calls, held, store: store as unknown as ValueStore & ConstructorParameters<typeof TagVersions>[0] }
}
/** Nothing is left to be done behind a test. */
const noWait = (): void => undefined
const behind = () => {
  const works: Promise<unknown>[] = []
  return { works, waitUntil: (work: Promise<unknown>) => void works.push(work), settle: () => Promise.all(works) }
}

describe('a value that is kept', () => {
  const about = { contentVersion: 3, staleSeconds: 3600, storedAt: now, passing: false }

  test('is written with what is known of it, for a week; absence that takes its place for a minute', async () => {
    const { store, calls } = storeOf()
    const { waitUntil, settle } = behind()
    const kept = new KeptValues(store)
    await kept.store('key', { text: 'one' }, about, waitUntil)
    await kept.store('key', null, { ...about, passing: true }, waitUntil)
    await settle()
    const metadata = { storedAt: now, contentVersion: 3, hash: expect.stringMatching(/^[0-9a-f]{20}$/) }
    expect(calls).toEqual([
      ['put', 'key', '{"text":"one"}', { metadata, expirationTtl: week }],
      ['put', 'key', 'null', { metadata, expirationTtl: 60 }],
    ])
  })

  test('is read by its key with a short cache of KV’s own, and remembered', async () => {
    const hash = await digest('{"text":"one"}')
    const { store, calls } = storeOf({ key: '{"text":"one"}' }, { storedAt: now, contentVersion: 3, hash })
    const kept = new KeptValues(store)
    expect(kept.remembered('key')).toBeUndefined()
    const expected = { value: { text: 'one' }, storedAt: now, writtenAt: now, contentVersion: 3, hash }
    expect(await kept.read('key', noWait)).toEqual(expected)
    expect(await kept.read('key', noWait)).toEqual(expected)
    expect(kept.remembered('key')).toEqual(expected)
    expect(calls).toEqual([['getWithMetadata', 'key', { type: 'text', cacheTtl: 60 }]])
  })

  test.each([null, {}, { storedAt: now }, { storedAt: 'then', contentVersion: 3, hash: 'h' }])(
    'is not there where nobody knows since when: %j',
    async (metadata) => {
      const { store } = storeOf({ key: '{"text":"one"}' }, metadata)
      expect(await new KeptValues(store).read('key', noWait)).toBeUndefined()
    },
  )

  test('is not there where what stands there is not what was kept, which the log says', async () => {
    expectConsole('warn', /^Content cache: Error: key is not what was kept there\. The origin is asked instead\.$/)
    const { store } = storeOf({ key: '{"text":"other"}' }, { storedAt: now, contentVersion: 3, hash: 'h' })
    expect(await new KeptValues(store).read('key', noWait)).toBeUndefined()
  })

  test('is written anew once it changed, or was published again, and else after half its stale time', async () => {
    const { store, calls } = storeOf()
    const { waitUntil } = behind()
    const kept = new KeptValues(store)
    const rounds = [
      ['one', 3, 0, 'written'],
      ['one', 3, 1799, 'not written'],
      ['one', 3, 1800, 'written'],
      ['one', 4, 1801, 'written'],
      ['two', 4, 1802, 'written'],
      ['two', 4, 1803, 'not written'],
    ] as const
    const writes = []
    for (const [text, contentVersion, seconds, expected] of rounds) {
      const before = calls.length
      const storedAt = now + seconds * 1000
      await kept.store('key', { text }, { contentVersion, staleSeconds: 3600, storedAt, passing: false }, waitUntil)
      writes.push([text, seconds, calls.length > before ? 'written' : 'not written'])
      expect(kept.remembered('key')).toMatchObject({ value: { text }, storedAt, contentVersion })
      expect(writes.at(-1)?.[2]).toBe(expected)
    }
  })

  test('stays one object while it says the same, and is another once it does not', async () => {
    const kept = new KeptValues(storeOf().store)
    const [first, same, other] = [{ text: 'one' }, { text: 'one' }, { text: 'two' }]
    await kept.store('key', first, about, noWait)
    await kept.store('key', same, { ...about, contentVersion: 4, storedAt: now + 1 }, noWait)
    expect(kept.remembered('key')).toMatchObject({ contentVersion: 4, storedAt: now + 1 })
    expect(kept.remembered('key')?.value).toBe(first)
    await kept.store('key', other, about, noWait)
    expect(kept.remembered('key')?.value).toBe(other)
  })

  test('that cannot be written is remembered all the same, and the log says so', async () => {
    expectConsole('warn', /^Content cache: key could not be written: Error: KV is full$/)
    const { waitUntil, settle } = behind()
    const { store } = storeOf()
    const full = { ...store, put: () => Promise.reject(new Error('KV is full')) } as unknown as ValueStore
    const kept = new KeptValues(full)
    await kept.store('key', 'one', about, waitUntil)
    await settle()
    expect(kept.remembered('key')?.value).toBe('one')
  })

  test('is dropped from memory where it has no room: two bytes a character of key and text, and some for itself', async () => {
    const { store } = storeOf()
    const { waitUntil } = behind()
    const kept = new KeptValues(store, 600)
    await kept.store('a', 'x'.repeat(8), about, waitUntil)
    await kept.store('b', 'x'.repeat(8), about, waitUntil)
    expect([kept.remembered('a')?.value, kept.remembered('b')?.value]).toEqual(['x'.repeat(8), 'x'.repeat(8)])
    await kept.store('c', 'x', about, waitUntil)
    expect([kept.remembered('a'), kept.remembered('c')?.value]).toEqual([undefined, 'x'])
  })
})

describe('the version a tag was raised to', () => {
  const gets = (calls: readonly unknown[][], tag: string) =>
    calls.filter(([kind, key]) => kind === 'get' && key === `purge:${tag}`)

  test('is read by its key, once in five seconds, and then behind the request', async () => {
    const { store, calls, held } = storeOf({ 'purge:a': '7' })
    const { waitUntil, works, settle } = behind()
    const versions = new TagVersions(store)
    expect(await versions.newest(['a'], now, waitUntil)).toBe(7)
    expect(gets(calls, 'a')).toEqual([['get', 'purge:a', { cacheTtl: 60 }]])
    held['purge:a'] = '9'
    expect(await versions.newest(['a'], now + 5000, waitUntil)).toBe(7)
    expect(gets(calls, 'a')).toHaveLength(1)
    expect(await versions.newest(['a'], now + 5001, waitUntil)).toBe(7)
    expect(works.length).toBeGreaterThan(0)
    await settle()
    expect(gets(calls, 'a')).toHaveLength(2)
    expect(await versions.newest(['a'], now + 5002, waitUntil)).toBe(9)
    expect(gets(calls, 'a')).toHaveLength(2)
  })

  test('is the newest of several, and 0 where none was ever raised', async () => {
    const { store } = storeOf({ 'purge:a': '7', 'purge:b': '12' })
    const { waitUntil } = behind()
    const versions = new TagVersions(store)
    expect(await versions.newest(['a', 'b', 'c'], now, waitUntil)).toBe(12)
    expect(await versions.newest(['c'], now, waitUntil)).toBe(0)
    expect(await versions.newest([], now, waitUntil)).toBe(0)
    expect([versions.known(['a', 'b']), versions.knownOf('a'), versions.knownOf('d')]).toEqual([12, 7, 0])
  })

  test.each(['seven', '-1', '1.5', '{}'])('is 0 where %j stands there', async (text) => {
    const { store } = storeOf({ 'purge:a': text })
    expect(await new TagVersions(store).newest(['a'], now, behind().waitUntil)).toBe(0)
  })

  test('is written for as long as anything is kept, and only where it is newer', async () => {
    const { store, calls } = storeOf({ 'purge:a': '7' })
    const versions = new TagVersions(store)
    await versions.raise(['a', 'b'], 5, now)
    await versions.raise(['a'], 7, now)
    await versions.raise(['a'], 8, now)
    expect(calls.filter(([kind]) => kind === 'put')).toEqual([
      ['put', 'purge:b', '5', { expirationTtl: week }],
      ['put', 'purge:a', '8', { expirationTtl: week }],
    ])
    expect([versions.knownOf('a'), versions.knownOf('b')]).toEqual([8, 5])
  })

  test('counts as none where KV does not answer in time or fails, which the log says', async () => {
    expectConsole('warn', /^Purge versions could not be read: /)
    expectConsole('warn', /^How versions are counted could not be read: /)
    const { waitUntil } = behind()
    const failing = { get: () => Promise.reject(new Error('KV is down')), put: async () => undefined }
    expect(await new TagVersions(failing as never).newest(['a'], now, waitUntil)).toBe(0)
    const silent = { get: () => new Promise(() => undefined), put: async () => undefined }
    expect(await new TagVersions(silent as never, 5).newest(['a'], now, waitUntil)).toBe(0)
  })

  const call = { tags: ['a'], version: 8, database: 'two', reset: false, issuedAt: now, nonce: 'of-no-matter' }
  const counting = (database: string, base: number) => JSON.stringify({ database, base, newest: 7 })

  test('counts from the base of the database that is followed, as KV says it', async () => {
    const { store, calls, held } = storeOf({ 'purge-counting': counting('two', 1000) })
    const { waitUntil, settle } = behind()
    const versions = new TagVersions(store)
    expect(versions.counted(8)).toBe(8)
    await versions.newest(['a'], now, waitUntil)
    expect(versions.counted(8)).toBe(1008)
    held['purge-counting'] = counting('three', 5000)
    await versions.newest(['a'], now + 4000, waitUntil)
    await settle()
    expect(versions.counted(8)).toBe(1008)
    await versions.newest(['a'], now + 6000, waitUntil)
    await settle()
    expect(versions.counted(8)).toBe(5008)
    held['purge-counting'] = counting('two', 1000)
    await versions.newest(['a'], now + 12_000, waitUntil)
    await settle()
    expect(versions.counted(8)).toBe(5008)
    expect(calls.filter(([, key]) => key === 'purge-counting')).toHaveLength(3)
  })

  test('is raised by a purge that is believed, counted from that base', async () => {
    const { store, held } = storeOf({ 'purge-counting': counting('two', 1000) })
    const versions = new TagVersions(store)
    expect(await versions.take(call, now)).toEqual({ kind: 'raise', version: 1008, counting: null })
    expect(held).toEqual({ 'purge-counting': counting('two', 1000), 'purge:a': '1008' })
  })

  test('is not raised by one that is not', async () => {
    const { store, held } = storeOf({ 'purge-counting': counting('one', 0) })
    expect(await new TagVersions(store).take(call, now)).toEqual({ kind: 'otherDatabase' })
    expect(Object.keys(held)).toEqual(['purge-counting'])
  })

  test('by the first purge of all says which database is followed from then on', async () => {
    const { store, held } = storeOf()
    await new TagVersions(store).take(call, now)
    expect(JSON.parse(held['purge-counting'] ?? '')).toEqual({ database: 'two', base: 0, newest: 8 })
    expect(held['purge:a']).toBe('8')
  })

  test('is written by the same call sent again, where KV took no write', async () => {
    expectConsole('warn', /^A purge could not be written: Error: 429$/)
    const { store, held } = storeOf({ 'purge-counting': counting('two', 0) })
    let refuses = true
    const busy = {
      ...store,
      put: (...call: unknown[]) =>
        refuses ? Promise.reject(new Error('429')) : store.put(...(call as [string, string])),
    }
    const versions = new TagVersions(busy as never)
    expect(await versions.take(call, now)).toEqual({ kind: 'unavailable' })
    expect(versions.knownOf('a')).toBe(8)
    refuses = false
    expect(await versions.take(call, now)).toMatchObject({ kind: 'raise' })
    expect(held['purge:a']).toBe('8')
  })

  test('is raised by nobody while KV does not say how versions are counted', async () => {
    expectConsole('warn', /^How versions are counted could not be read: Error: KV is down$/)
    const { store, calls } = storeOf()
    const failing = { ...store, get: () => Promise.reject(new Error('KV is down')) }
    expect(await new TagVersions(failing as never).take(call, now)).toEqual({ kind: 'unavailable' })
    expect(calls).toEqual([])
  })
})
