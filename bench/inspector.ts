import { z } from 'zod'

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string(), id: z.string() }))

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.int(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.int(), columnNumber: z.int() }),
      children: z.array(z.int()).optional(),
    }),
  ),
  samples: z.array(z.int()),
  timeDeltas: z.array(z.number()),
})
/** A CPU profile as the inspector gives it: times in microseconds. */
export type Profile = z.output<typeof profileSchema>

const reply = z.object({
  id: z.int(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
})

/** Longest wait for the inspector to take or give something; then the benchmark ends with an error. */
const deadlineMs = 30_000

/** Profiles a Worker by its inspector while `work` runs. */
export async function profileOf(inspectorPort: number, work: () => Promise<void>): Promise<Profile> {
  const list = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`, { signal: AbortSignal.timeout(deadlineMs) })
  const found = targets.parse(await list.json())
  const target = found.find(({ id }) => id.includes('core:user:')) ?? found[0]
  if (target === undefined) throw new Error('The runtime offers nothing to inspect.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const message = reply.safeParse(JSON.parse(String(data)))
    if (!message.success) return
    const { id, result, error } = message.data
    if (error === undefined) waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(`The inspector refused: ${error.message}`))
    waiting.delete(id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('The inspector cannot be reached.')), { once: true })
  })
  let sent = 0
  const send = (method: string, params: object = {}): Promise<unknown> => {
    sent += 1
    const answer = Promise.withResolvers<unknown>()
    waiting.set(sent, answer)
    const timer = setTimeout(() => answer.reject(new Error(`The inspector did not answer ${method}.`)), deadlineMs)
    socket.send(JSON.stringify({ id: sent, method, params }))
    return answer.promise.finally(() => clearTimeout(timer))
  }
  try {
    await send('Profiler.enable')
    await send('Profiler.setSamplingInterval', { interval: 200 })
    await send('Profiler.start')
    await work()
    return z.object({ profile: profileSchema }).parse(await send('Profiler.stop')).profile
  } finally {
    socket.close()
  }
}
