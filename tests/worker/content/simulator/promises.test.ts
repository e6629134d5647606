// Longer than 250 lines because every promise of the cache is tried with the same steps.
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { allowConsole } from '../../../support/console.ts'
import { thing } from '../support.ts'
import { draftText, ids, isolates, locations, type OriginCall, type OriginMood, World } from './world.ts'

/*
 * The promises of the content cache in a small network (rulings 5.4, design "Content cache"): several isolates in two places, a KV
 * that is late, caches its misses and refuses writes, an origin that fails, and every order of what is under way at once. All
 * code is the site's own; the clock, KV and the origin are the test's.
 */

const isolate = fc.nat(isolates - 1)
const id = fc.constantFrom(...ids)
const moods: readonly OriginMood[] = ['answers', 'answers 500', 'refuses', 'answers HTML', 'answers another shape']

type Action =
  | { readonly kind: 'visit'; readonly isolate: number; readonly id: string }
  | { readonly kind: 'preview'; readonly isolate: number; readonly id: string }
  | { readonly kind: 'publish'; readonly isolate: number; readonly id: string }
  | { readonly kind: 'restart'; readonly isolate: number }
  | { readonly kind: 'mood'; readonly mood: OriginMood }

const visit = fc.record({ kind: fc.constant('visit' as const), isolate, id })
const preview = fc.record({ kind: fc.constant('preview' as const), isolate, id })
const publish = fc.record({ kind: fc.constant('publish' as const), isolate, id })
const restart = fc.record({ kind: fc.constant('restart' as const), isolate })
const mood = fc.record({ kind: fc.constant('mood' as const), mood: fc.constantFrom(...moods) })

/** Time that passes, in seconds: around every limit of the cache. */
const seconds = fc.constantFrom(0, 1, 4, 6, 30, 59, 61, 70, 130, 3599, 3601, 24 * 3600)
/** What happens at once after some time. */
const steps = (...actions: readonly fc.Arbitrary<Action>[]) =>
  fc.array(
    fc.record({ seconds, actions: fc.array(fc.oneof(visit, visit, ...actions), { minLength: 1, maxLength: 5 }) }),
    {
      minLength: 1,
      maxLength: 7,
    },
  )
type Steps = readonly { readonly seconds: number; readonly actions: readonly Action[] }[]
/** How late a write is elsewhere, by place. */
const delays = fc.array(fc.constantFrom(0, 5, 30, 60), { minLength: locations, maxLength: locations })

const startWorld = (scheduler: fc.Scheduler, delaySeconds: readonly number[], memoryBytes?: number): World =>
  new World(
    (what) => scheduler.schedule(Promise.resolve(), what),
    (location) => (delaySeconds[location] ?? 60) * 1000,
    memoryBytes,
  )

const act = async (world: World, action: Action): Promise<void> => {
  switch (action.kind) {
    case 'visit':
      return world.visit(action.isolate, action.id)
    case 'preview':
      await world.preview(action.isolate, action.id)
      return
    case 'publish':
      return world.publish(action.isolate, action.id)
    case 'restart':
      return world.restart(action.isolate)
    case 'mood':
      world.mood = action.mood
  }
}

async function run(
  world: World,
  scheduler: fc.Scheduler,
  all: Steps,
  after: () => void = () => undefined,
): Promise<void> {
  for (const { seconds: passed, actions } of all) {
    world.now += passed * 1000
    await scheduler.waitFor(Promise.all(actions.map((action) => act(world, action))).then(() => world.settled()))
    after()
  }
}

const rounds = { numRuns: 60 } as const
/** Longer than a write is on its way, a read is kept in its place and a version is believed, one after the other. */
const knownEverywhere = 130

const visitAll = (): Steps => [
  {
    seconds: 0,
    actions: Array.from({ length: isolates }, (_, index) =>
      ids.map((each) => ({ kind: 'visit' as const, isolate: index, id: each })),
    ).flat(),
  },
]

beforeEach(() => {
  allowConsole('error', /^Content thing /)
  allowConsole('warn', /429 Too Many Requests/)
})

describe('in every order of what happens at once', () => {
  test('an isolate asks the origin once for a key while its answer is fresh, and waits after a failure', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        delays,
        steps(preview, publish, restart, mood),
        async (scheduler, delay, all) => {
          const world = startWorld(scheduler, delay)
          await run(world, scheduler, all)
          const last = new Map<string, OriginCall>()
          for (const call of world.calls) {
            const key = `${call.asker} ${call.id}`
            const before = last.get(key)
            last.set(key, call)
            if (before === undefined || before.known < call.known) continue
            const since = (call.at - before.at) / 1000
            expect(since, JSON.stringify([before, call])).toBeGreaterThanOrEqual(before.ok ? thing.freshSeconds : 3)
          }
        },
      ),
      rounds,
    )
  })

  test('what one place has loaded, no isolate that starts later asks for while it is fresh', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), delays, isolate, id, async (scheduler, delay, first, asked) => {
        // Fresh for longer than a write may take to be seen.
        const world = startWorld(scheduler, delay)
        await run(world, scheduler, [{ seconds: 0, actions: [{ kind: 'visit', isolate: first, id: asked }] }])
        world.restart(first)
        await run(world, scheduler, [{ seconds: 59, actions: [{ kind: 'visit', isolate: first, id: asked }] }])
        expect(world.calls).toHaveLength(1)
      }),
      rounds,
    )
  })

  test('an error takes the place of nothing: what an isolate has shown once it shows for seven days', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), delays, steps(preview, publish, mood), async (scheduler, delay, all) => {
        const world = startWorld(scheduler, delay)
        const shown = new Map<string, number>()
        world.onAnswer = (asker, asked, answer, known) => {
          const key = `${asker} ${asked}`
          // What a purge has overtaken on its way is shown, and not kept.
          if (answer.state === 'found') return void (answer.contentVersion >= known.after && shown.set(key, world.now))
          expect(shown.has(key), `${key}: ${answer.state} after it was shown`).toBe(false)
        }
        await run(world, scheduler, all)
      }),
      rounds,
    )
  })

  test('what KV holds serves isolates that start while the origin fails', async () => {
    const failing = fc.constantFrom(...moods.filter((each) => each !== 'answers'))
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), delays, steps(publish), failing, async (scheduler, delay, all, next) => {
        const world = startWorld(scheduler, delay)
        await run(world, scheduler, [...visitAll(), ...all])
        world.mood = next
        for (let index = 0; index < isolates; index += 1) world.restart(index)
        const states: string[] = []
        world.onAnswer = (_, __, answer) => void states.push(answer.state)
        world.now += knownEverywhere * 1000
        await run(world, scheduler, visitAll())
        expect(new Set(states)).toEqual(new Set(['found']))
      }),
      rounds,
    )
  })

  test('nothing that was loaded before a purge is stored after it, or served as current', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), delays, steps(publish, publish, restart), async (scheduler, delay, all) => {
        const world = startWorld(scheduler, delay)
        const late: unknown[] = []
        world.onStore = (known, version) => void (version < known && late.push({ version, known }))
        world.onAnswer = (_, __, answer, known) => {
          if (answer.outcome === 'fresh' || answer.outcome === 'stale')
            expect(answer.contentVersion).toBeGreaterThanOrEqual(known.before)
        }
        await run(world, scheduler, all)
        expect(late).toEqual([])
      }),
      rounds,
    )
  })

  test('a purge is known everywhere after a while, and the new text is what everybody shows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        delays,
        steps(publish, publish, restart, mood),
        async (scheduler, delay, all) => {
          const world = startWorld(scheduler, delay)
          await run(world, scheduler, all)
          world.mood = 'answers'
          // Stale copies serve once more while they are refreshed.
          for (const seconds of [knownEverywhere, 6, 61, 6]) {
            world.now += seconds * 1000
            await run(world, scheduler, visitAll())
          }
          const texts: string[] = []
          world.onAnswer = (_, asked, answer) => {
            texts.push(asked)
            expect(answer).toMatchObject({ state: 'found', value: { text: world.published.get(asked)?.at(-1)?.text } })
          }
          await run(world, scheduler, visitAll())
          expect(texts).toHaveLength(isolates * ids.length)
          for (let index = 0; index < isolates; index += 1)
            for (const each of ids) {
              const newest = world.purged.get(each) ?? 0
              expect(world.cache(index).tagVersions.known(world.tags(each))).toBeGreaterThanOrEqual(newest)
            }
        },
      ),
      rounds,
    )
  })

  test('a preview is kept nowhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        delays,
        steps(preview, preview, publish, restart, mood),
        async (scheduler, delay, all) => {
          const world = startWorld(scheduler, delay)
          // Answers are compared with what was published wherever they are given.
          await run(world, scheduler, all)
          expect(world.kv.writes.filter(({ text }) => text.includes(draftText))).toEqual([])
        },
      ),
      rounds,
    )
  })

  test('memory holds no more than it may, and what has no room is served all the same', async () => {
    const room = fc.constantFrom(0, 290, 600)
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), delays, room, steps(publish, restart), async (scheduler, delay, bytes, all) => {
        const world = startWorld(scheduler, delay, bytes)
        world.onAnswer = (_, __, answer) => expect(answer.state).toBe('found')
        await run(world, scheduler, all, () => {
          for (let index = 0; index < isolates; index += 1)
            expect(world.cache(index).heldBytes).toBeLessThanOrEqual(bytes)
        })
      }),
      rounds,
    )
  })
})
