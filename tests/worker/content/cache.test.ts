// Longer than 250 lines because every fact of the content cache is tried over one real KV.
import type { KVNamespace } from '@cloudflare/workers-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectConsole } from '../../support/console.ts'
import { answer, createCache, startKv } from './support.ts'

let kv: KVNamespace
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ kv, stop } = await startKv())
})
afterAll(() => stop())

let count = 0
/** A cache with an id of its own, over the real KV. */
const fresh = (store: Pick<KVNamespace, 'get' | 'put' | 'getWithMetadata'> = kv, kvReadDeadlineMs?: number) => {
  count += 1
  return createCache(store, `id-${count}`, kvReadDeadlineMs)
}
const down = (): never => {
  throw new TypeError('connection refused')
}
const day = 24 * 3600

describe('what is kept (rulings 5.4)', () => {
  test('is fetched once, then served fresh from memory', async () => {
    const it = fresh()
    expect(await it.ask()).toMatchObject({ state: 'found', outcome: 'miss', value: { text: 'one' } })
    expect(await it.ask()).toMatchObject({ outcome: 'fresh', value: { text: 'one' } })
    expect(it.asked).toHaveLength(1)
  })

  test('is found in KV by another isolate', async () => {
    const it = fresh()
    await it.ask()
    await it.settle()
    it.newIsolate()
    expect(await it.ask()).toMatchObject({ outcome: 'fresh', value: { text: 'one' } })
    expect(it.asked).toHaveLength(1)
  })

  test('is served stale while one refresh runs behind, for any number of visitors', async () => {
    const it = fresh()
    await it.ask()
    it.pass(61)
    it.origin(() => answer('two'))
    const answers = await Promise.all(Array.from({ length: 10 }, it.ask))
    for (const each of answers) expect(each).toMatchObject({ outcome: 'stale', value: { text: 'one' } })
    await it.settle()
    expect(it.asked).toHaveLength(2)
    expect(await it.ask()).toMatchObject({ outcome: 'fresh', value: { text: 'two' } })
  })

  test('and missing is fetched once for all who ask meanwhile', async () => {
    const it = fresh()
    const answers = await Promise.all(Array.from({ length: 10 }, it.ask))
    for (const each of answers) expect(each).toMatchObject({ value: { text: 'one' } })
    expect(it.asked).toHaveLength(1)
  })

  test('is asked for anew once it is older than its stale time', async () => {
    const it = fresh()
    await it.ask()
    it.pass(3601)
    it.origin(() => answer('two'))
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'two' } })
  })
})

describe('when the origin fails', () => {
  test.each([
    ['refuses the connection', down, /connection refused/],
    ['answers 500', () => new Response('oops', { status: 500 }), /status 500/],
    ['answers with something that is no JSON', () => new Response('<html>'), /SyntaxError/],
    ['answers with another shape', () => Response.json({ text: 7 }), /does not fit the schema at "text"/],
    [
      'redirects',
      () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
      /status 302/,
    ],
  ] as const)('and %s, the kept copy serves, and the fault is logged', async (_, behaviour, log) => {
    expectConsole('error', log)
    const it = fresh()
    await it.ask()
    it.pass(2 * day)
    it.origin(behaviour)
    expect(await it.ask()).toMatchObject({ state: 'found', outcome: 'kept', value: { text: 'one' }, freshForMs: 0 })
  })

  test('and never answers, the kept copy serves once the deadline has passed', async () => {
    expectConsole('error', /Timeout|abort/i)
    const it = fresh()
    await it.ask()
    it.pass(2 * day)
    it.origin(() => new Promise<Response>(() => undefined))
    expect(await it.ask(100)).toMatchObject({ state: 'found', outcome: 'kept', value: { text: 'one' } })
  })

  test('a stale copy serves and stays', async () => {
    expectConsole('error', /refused/)
    const it = fresh()
    await it.ask()
    it.pass(61)
    it.origin(down)
    expect(await it.ask()).toMatchObject({ outcome: 'stale', value: { text: 'one' } })
    await it.settle()
    expect(await it.ask()).toMatchObject({ outcome: 'stale', value: { text: 'one' } })
  })

  test('what was kept for more than seven days does not serve: the fallback does', async () => {
    expectConsole('error', /refused/)
    const it = fresh()
    await it.ask()
    it.pass(7 * day - 60)
    it.origin(down)
    expect(await it.ask()).toMatchObject({ outcome: 'kept' })
    it.pass(120)
    expect(await it.ask()).toMatchObject({ state: 'unavailable', outcome: 'fallback', value: { text: 'fallback' } })
  })

  test('it is not asked again at once, and is after a pause', async () => {
    expectConsole('error', /refused/)
    const it = fresh()
    it.origin(down)
    await it.ask()
    await it.ask()
    expect(it.asked).toHaveLength(1)
    it.pass(4)
    it.origin(() => answer('back'))
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'back' } })
  })

  test('errors are never kept as content (rulings 5.6)', async () => {
    expectConsole('error', /status 500/)
    const it = fresh()
    it.origin(() => new Response('{"text":"error"}', { status: 500 }))
    await it.ask()
    await it.settle()
    it.newIsolate()
    it.origin(() => answer('one'))
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'one' } })
  })
})

describe('absence', () => {
  test('is said in the log in development, with the address that was asked for', async () => {
    expectConsole('warn', /^Content thing: the content API has nothing at \/v1\/things\/\?id=said\.$/)
    const it = createCache(kv, 'said', 20_000, true)
    it.origin(() => new Response(null, { status: 404 }))
    expect(await it.ask()).toMatchObject({ state: 'absent' })
  })

  test('is kept for a minute, in memory alone: whoever makes names up writes nothing', async () => {
    const it = fresh()
    it.origin(() => new Response(null, { status: 404 }))
    expect(await it.ask()).toMatchObject({ state: 'absent', value: null })
    await it.settle()
    expect(await it.ask()).toMatchObject({ state: 'absent' })
    expect(it.asked).toHaveLength(1)
    it.newIsolate()
    expect(await it.ask()).toMatchObject({ state: 'absent' })
    expect(it.asked).toHaveLength(2)
    it.pass(61)
    it.origin(() => answer('born'))
    expect(await it.ask()).toMatchObject({ state: 'found', value: { text: 'born' } })
  })

  test('replaces what was kept', async () => {
    const it = fresh()
    await it.ask()
    it.pass(3601)
    it.origin(() => new Response(null, { status: 404 }))
    expect(await it.ask()).toMatchObject({ state: 'absent' })
    await it.settle()
    it.newIsolate()
    expect(await it.ask()).toMatchObject({ state: 'absent' })
    expect(it.asked).toHaveLength(2)
  })
})

describe('a purge', () => {
  test('makes the next visit ask the origin', async () => {
    const it = fresh()
    await it.ask()
    await it.raise(5)
    it.origin(() => answer('published', 5))
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'published' } })
    expect(await it.ask()).toMatchObject({ outcome: 'fresh' })
  })

  test('reaches another isolate through KV', async () => {
    const it = fresh()
    await it.ask()
    await it.settle()
    await it.raise(5)
    it.newIsolate()
    it.origin(() => answer('published', 5))
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'published' } })
  })

  test('keeps the old copy for the case that the origin fails', async () => {
    expectConsole('error', /refused/)
    const it = fresh()
    await it.ask()
    await it.raise(5)
    it.origin(down)
    expect(await it.ask()).toMatchObject({ outcome: 'kept', value: { text: 'one' } })
  })

  test('that comes while content is loading keeps that content out: the purge fence', async () => {
    const it = fresh()
    it.origin(async () => {
      await it.raise(9)
      return answer('loaded before the publish', 8)
    })
    expect(await it.ask()).toMatchObject({ value: { text: 'loaded before the publish' } })
    await it.settle()
    it.origin(() => answer('published', 9))
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'published' } })
    it.newIsolate()
    await it.settle()
    expect(await it.ask()).toMatchObject({ value: { text: 'published' } })
  })

  test('a service, which names no version, is asked once after it and then kept', async () => {
    const it = fresh()
    it.origin(() => answer('rate', null))
    await it.ask()
    await it.raise(5)
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'rate' } })
    expect(await it.ask()).toMatchObject({ outcome: 'fresh', value: { text: 'rate' } })
    expect(it.asked).toHaveLength(2)
  })

  test('that comes while a service answers keeps that answer out', async () => {
    const it = fresh()
    it.origin(async () => {
      await it.raise(9)
      return answer('old rate', null)
    })
    await it.ask()
    it.origin(() => answer('new rate', null))
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'new rate' } })
    expect(await it.ask()).toMatchObject({ outcome: 'fresh' })
  })

  test('that comes while absence is said keeps the absence out', async () => {
    const it = fresh()
    it.origin(async () => {
      await it.raise(9)
      return new Response(null, { status: 404, headers: { 'x-content-version': '8' } })
    })
    expect(await it.ask()).toMatchObject({ state: 'absent' })
    it.origin(() => answer('published', 9))
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'published' } })
  })

  test('of a version that is already known, or an older one, changes nothing', async () => {
    const it = fresh()
    await it.raise(5)
    it.origin(() => answer('five', 5))
    await it.ask()
    await it.raise(5)
    await it.raise(3)
    expect(await it.ask()).toMatchObject({ outcome: 'fresh' })
  })
})

describe('when KV fails', () => {
  const failing = {
    get: async () => {
      throw new Error('KV is down')
    },
    getWithMetadata: async () => {
      throw new Error('KV is down')
    },
    put: async () => {
      throw new Error('KV is down')
    },
  } as unknown as KVNamespace

  test('the origin is asked, memory serves, and a warning says so', async () => {
    expectConsole('warn', /KV is down/)
    const it = fresh(failing)
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'one' } })
    await it.settle()
    expect(await it.ask()).toMatchObject({ outcome: 'fresh' })
  })

  test('and never answers, a visit ends its wait and asks the origin', async () => {
    expectConsole('warn', /took longer than/)
    const never = () => new Promise(() => undefined)
    const silent = { get: never, getWithMetadata: never, put: async () => undefined } as unknown as KVNamespace
    const it = fresh(silent, 400)
    expect(await it.ask()).toMatchObject({ outcome: 'miss' })
  })

  test('and holds what no one wrote there, it counts as a miss', async () => {
    expectConsole('warn', /is not what was kept/)
    const it = fresh()
    await it.ask()
    await it.settle()
    const { keys } = await kv.list({ prefix: 'content:' })
    for (const { name } of keys)
      await kv.put(name, '{broken', { metadata: { storedAt: 1, contentVersion: 1, hash: 'x' } })
    it.newIsolate()
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'one' } })
  })
})

test('unchanged content is not written again before half its stale time', async () => {
  let writes = 0
  const counting = {
    get: kv.get.bind(kv),
    getWithMetadata: kv.getWithMetadata.bind(kv),
    put: async (...args: Parameters<KVNamespace['put']>) => {
      writes += 1
      return kv.put(...args)
    },
  } as unknown as KVNamespace
  const it = fresh(counting)
  await it.ask()
  await it.settle()
  for (let round = 0; round < 10; round++) {
    it.pass(61)
    await it.ask()
    await it.settle()
  }
  expect(writes).toBe(1)
  it.pass(1800)
  await it.ask()
  await it.settle()
  expect(writes).toBe(2)
})

test('after a reset the versions of a new database count beyond those of the old one, in every isolate', async () => {
  const it = fresh()
  it.origin(() => answer('old database', 900))
  await it.ask()
  await it.purge({ version: 900, database: 'one', reset: false })
  expect(await it.purge({ version: 2, database: 'two', reset: false })).toEqual({ kind: 'otherDatabase' })
  expect(await it.ask()).toMatchObject({ value: { text: 'old database' } })
  await it.purge({ version: 2, database: 'two', reset: true })
  it.origin(() => answer('new database', 2))
  expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'new database' } })
  expect(await it.ask()).toMatchObject({ outcome: 'fresh' })
  await it.settle()
  it.newIsolate()
  expect(await it.ask()).toMatchObject({ outcome: 'fresh', value: { text: 'new database' } })
  await it.purge({ version: 3, database: 'two', reset: false })
  it.origin(() => answer('newer', 3))
  expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'newer' } })
  expect(await it.ask()).toMatchObject({ outcome: 'fresh', value: { text: 'newer' } })
  await it.settle()
})

test('a mistyped version keeps nothing out', async () => {
  const it = fresh()
  await it.purge({ version: 5, database: 'one', reset: true })
  expect(await it.purge({ version: 5_000_000, database: 'one', reset: false })).toMatchObject({ kind: 'implausible' })
  it.origin(() => answer('six', 6))
  await it.ask()
  expect(await it.ask()).toMatchObject({ outcome: 'fresh', value: { text: 'six' } })
  await it.settle()
})

describe('a copy in KV that is not what was kept', () => {
  test.each([
    ['of another shape', JSON.stringify({ other: 1 })],
    ['of the right shape with other words', JSON.stringify({ text: 'somebody else' })],
    ['cut off', '{"text":"on'],
  ])('is none: %s', async (_, text) => {
    expectConsole('warn', /is not what was kept there/)
    const it = fresh()
    await it.ask()
    await it.settle()
    const { keys } = await kv.list({ prefix: 'content:' })
    for (const { name, metadata } of keys) await kv.put(name, text, { metadata })
    it.newIsolate()
    expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'one' } })
    await it.settle()
  })
})

test('a write that KV refuses at once costs the visit nothing', async () => {
  expectConsole('warn', /could not be written/)
  const refusing = {
    get: kv.get.bind(kv),
    getWithMetadata: kv.getWithMetadata.bind(kv),
    put: () => {
      throw new RangeError('a key of more than 512 bytes')
    },
  } as unknown as KVNamespace
  const it = fresh(refusing)
  expect(await it.ask()).toMatchObject({ outcome: 'miss', value: { text: 'one' } })
  await it.settle()
})

describe('an answer that is too large', () => {
  const endless = () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        controller.enqueue(new Uint8Array(256 * 1024).fill(32))
      },
    })
    return { sent: () => sent, response: new Response(body) }
  }

  test('is read no further than its limit, and what is kept stays', async () => {
    expectConsole('error', /the body has more than 2097152 bytes/)
    const it = fresh()
    await it.ask()
    it.pass(3601)
    const { sent, response } = endless()
    it.origin(() => response)
    expect(await it.ask()).toMatchObject({ outcome: 'kept', value: { text: 'one' } })
    expect(sent()).toBeLessThan(12)
  })

  test('is not read at all where it says so', async () => {
    expectConsole('error', /the body has more than/)
    const it = fresh()
    it.origin(() => new Response('{}', { headers: { 'content-length': '50000000' } }))
    expect(await it.ask()).toMatchObject({ outcome: 'fallback' })
  })
})
