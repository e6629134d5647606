import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Left } from '../../worker/document/finished-answers.ts'
import { allowConsole } from '../support/console.ts'
import { workerEnv } from './worker-env.ts'

/** How long the platform takes, in ms. */
const platformMs = 80
let calls: string[] = []
let broken = false
/** Whether the call is for the page's own text. */
const isText = (path: string): boolean => /simple|terms/.test(path)

beforeEach(() => {
  calls = []
  broken = false
  vi.stubGlobal('fetch', async (address: string): Promise<Response> => {
    calls.push(new URL(address).pathname)
    await wait(platformMs)
    if (broken) return new Response(null, { status: 500 })
    const headers = { 'x-content-version': '1' }
    const text = {
      version: 1,
      title: 'Privacy',
      description: 'Privacy',
      heading: 'Privacy',
      body: '<p>What we keep</p>',
    }
    return isText(address) ? Response.json(text, { headers }) : new Response(null, { status: 404, headers })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** So many visits at once to a page that a new isolate does not have: how each came about, and what it said. */
async function crowd(size: number, path: string, headers: (nth: number) => Record<string, string> = () => ({})) {
  vi.resetModules()
  const { gateway } = await import('../../worker/gateway.ts')
  const env = workerEnv('test')
  const work: Promise<unknown>[] = []
  const context = {
    waitUntil: (each: Promise<unknown>) => void work.push(each),
    passThroughOnException: () => undefined,
  }
  const visits = Array.from({ length: size }, async (_, nth) => {
    const request = new Request(`http://uk.localhost${path}`, { headers: headers(nth) })
    const answer = await gateway.fetch(request, env, context as never)
    const [way] = (answer.headers.get('server-timing') ?? '').split(/[,;]/)
    return { way, status: answer.status, text: await answer.text() }
  })
  const answers = await Promise.all(visits)
  await Promise.all(work)
  return answers
}

test('of a crowd at a page that nobody has one goes the long way, and the others take what it leaves', async () => {
  const answers = await crowd(50, '/privacy/')
  expect(answers.filter(({ way }) => way === 'short')).toHaveLength(49)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.text).toContain('What we keep')
  expect(calls.filter(isText)).toHaveLength(1)
})

test('visits of other keys do not wait for each other', async () => {
  const answers = await crowd(6, '/privacy/', (nth) => ({ cookie: `xconsent=${nth % 2 === 0 ? '1111' : '1000'}` }))
  expect(answers.filter(({ way }) => way === 'short')).toHaveLength(4)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(2)
})

test('what may not be given again is made for each, without waiting for the platform twice', async () => {
  broken = true
  allowConsole('error', /status 500/)
  const began = performance.now()
  const answers = await crowd(20, '/privacy/')
  expect(performance.now() - began).toBeLessThan(1200)
  expect(answers.every(({ way, status }) => way !== 'short' && status === 200)).toBe(true)
  expect(calls.filter(isText)).toHaveLength(1)
})

/** How many of two visits are answered while the answer of one before them is held back. */
async function answeredBeside(path: string): Promise<number> {
  const { gateway } = await import('../../worker/gateway.ts')
  const { app } = await import('../../worker/app.ts')
  const { promise: held, resolve } = Promise.withResolvers<Response>()
  vi.spyOn(app, 'fetch').mockImplementationOnce(() => held)
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined }
  const visit = () => gateway.fetch(new Request(`http://uk.localhost${path}`), workerEnv('test'), context as never)
  const first = visit()
  let answered = 0
  const others = [visit(), visit()].map(async (other) => {
    await other
    answered += 1
  })
  // Half of what a visit waits for another at the longest.
  await wait(1000)
  const beside = answered
  resolve(new Response(null, { status: 404 }))
  await Promise.all([first, ...others])
  return beside
}

test.each(['/robots.txt', '/api/maintenance/'])('%s: files and programs are as many as their visits', async (path) => {
  allowConsole('error', /maintenance|user-context/)
  vi.resetModules()
  expect(await answeredBeside(path)).toBe(2)
})

test('where a visit has left nothing the next ones do not wait for each other', async () => {
  const path = '/slots/no-such-game/'
  await crowd(1, path)
  expect(await answeredBeside(path)).toBe(2)
})

/** The texts that a crowd gets where the long way's answers, in their order, leave these for others and take so long, in ms. */
async function answersThatLeave(left: readonly Left[], holdsMs: readonly number[]): Promise<readonly string[]> {
  vi.resetModules()
  const { gateway } = await import('../../worker/gateway.ts')
  const { app } = await import('../../worker/app.ts')
  const { finish, finishForOne } = await import('../../worker/document/finished-answers.ts')
  const leave = {
    answer: (request: Request, text: string) =>
      finish(request, {
        body: new TextEncoder().encode(text),
        freshUntil: Number.POSITIVE_INFINITY,
        isNewest: () => true,
      }),
    hope: finishForOne,
    nothing: () => undefined,
  } as const satisfies Record<Left, (request: Request, text: string) => void>
  vi.useFakeTimers()
  let gone = 0
  vi.spyOn(app, 'fetch').mockImplementation(async (request) => {
    const text = `answer ${gone}`
    const leaves = left[gone] ?? 'nothing'
    const holdMs = holdsMs[gone] ?? 100
    gone += 1
    await new Promise((resolve) => setTimeout(resolve, holdMs))
    leave[leaves](request, text)
    return new Response(text, { headers: { etag: `"${text}"` } })
  })
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined }
  const visits = Array.from({ length: 5 }, async () => {
    const visit = new Request('http://uk.localhost/privacy/')
    return (await gateway.fetch(visit, workerEnv('test'), context as never)).text()
  })
  await vi.advanceTimersByTimeAsync(20_000)
  return Promise.all(visits)
}

test.each<{ left: readonly Left[]; holdsMs: readonly number[]; texts: readonly string[] }>([
  // The first takes as long as a page may.
  { left: ['answer'], holdsMs: [4500], texts: ['answer 0', 'answer 0', 'answer 0', 'answer 0', 'answer 0'] },
  { left: ['hope', 'answer'], holdsMs: [], texts: ['answer 0', 'answer 1', 'answer 1', 'answer 1', 'answer 1'] },
  // The first hangs: one goes for the next, and the others take what that leaves.
  {
    left: ['answer', 'answer'],
    holdsMs: [15_000],
    texts: ['answer 0', 'answer 1', 'answer 1', 'answer 1', 'answer 1'],
  },
  { left: [], holdsMs: [15_000, 15_000], texts: ['answer 0', 'answer 1', 'answer 2', 'answer 3', 'answer 4'] },
  { left: ['hope', 'hope'], holdsMs: [], texts: ['answer 0', 'answer 1', 'answer 2', 'answer 3', 'answer 4'] },
  { left: ['nothing'], holdsMs: [], texts: ['answer 0', 'answer 1', 'answer 2', 'answer 3', 'answer 4'] },
])('of five at once, where the long way leaves $left after $holdsMs', async ({ left, holdsMs, texts }) => {
  expect(await answersThatLeave(left, holdsMs)).toEqual(texts)
})
