import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { overtaking } from '../../../scripts/build/partytown.ts'

interface Task {
  /** Window, object, what is done, and the name of what comes of it. */
  readonly V: string
  readonly w: string
  readonly a: readonly unknown[]
  readonly d?: string
}

/**
 * The frame's own function, over what it finds around itself there. `known`: the objects that the frame has; `turnMs`: how long
 * its shortest wait takes.
 */
function frame(known: Set<string>, turnMs = 4) {
  const done: string[][] = []
  let now = 0
  const take: unknown = runInNewContext(`let J=Promise.resolve();const ${overtaking.becomes};X`, {
    Date: { now: () => now },
    setTimeout: (then: () => void, ms: number) => {
      setTimeout(() => {
        now += Math.max(ms, turnMs)
        then()
      })
    },
    T: { GlobalConstructor: 1 },
    t: () => undefined,
    A: (_: string, name: string) => (known.has(name) ? {} : undefined),
    Z: async (_: unknown, { Q }: { Q: readonly Task[] }) => {
      for (const { d } of Q) if (d !== undefined) known.add(d)
      done.push(Q.map(({ w }) => w))
    },
  })
  if (typeof take !== 'function') throw new Error('The changed text is no function.')
  return {
    done,
    /** What has been waited since the frame began, in ms. */
    waited: () => now,
    /** `straight`: from the worker itself, not by way of the service worker. */
    ask: (tasks: readonly Task[], straight = false): Promise<unknown> =>
      take(null, { Q: tasks }, straight ? 1 : undefined),
  }
}
const on = (w: string, more: Partial<Task> = {}): Task => ({ V: 'w1', w, a: ['width'], ...more })

test('a question that comes before its object waits for it', async () => {
  const { done, ask } = frame(new Set(['document']))
  const question = ask([on('image')])
  await ask([on('document', { d: 'image' })], true)
  await question
  expect(done).toEqual([['document'], ['image']])
})

test('a question is asked at once about what is known, and about what it makes itself', async () => {
  const { done, waited, ask } = frame(new Set(['document']))
  await Promise.all([ask([on('document', { d: 'image' }), on('image')]), ask([on('fresh', { a: [1] }), on('fresh')])])
  expect([done.length, waited()]).toEqual([2, 0])
})

test.each([
  ['in sight', 4, 200],
  ['hidden, where a timer takes a second', 1000, 1000],
])('a question about what never comes is asked all the same in the end (a tab %s)', async (_, turnMs, ms) => {
  const { done, waited, ask } = frame(new Set(), turnMs)
  await ask([on('gone')])
  expect([done, waited()]).toEqual([[['gone']], ms])
})
