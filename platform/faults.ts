import { z } from 'zod'

/** A fault for tests and demonstrations: what happens to answers whose path begins so, and how often. */
export const faultSchema = z.object({
  path: z.string().startsWith('/').max(200),
  kind: z.enum(['latency', 'status', 'truncate', 'wrong-body', 'close', 'hang']),
  /** Milliseconds of latency, or the status code. */
  value: z.number().int().min(0).max(60_000).optional(),
  /** Answers it applies to; every one if not given. */
  times: z.number().int().min(1).max(10_000).optional(),
})
export const faultListSchema = z.array(faultSchema).max(50)
export type Fault = z.infer<typeof faultSchema>

/** Faults live in the isolate: they end with the process, and exist only where the environment allows them. */
let active: Fault[] = []

export const setFaults = (faults: readonly Fault[]): void => {
  active = faults.map((fault) => ({ ...fault }))
}

/** The first fault for the path, counted down. */
export function takeFault(path: string): Fault | null {
  const fault = active.find((entry) => path.startsWith(entry.path))
  if (fault === undefined) return null
  if (fault.times !== undefined) {
    fault.times -= 1
    if (fault.times === 0) active = active.filter((entry) => entry !== fault)
  }
  return fault
}

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds))

/** Longer than any caller waits. The runtime would end a request that waits for nothing at all. */
const forever = 600_000

/** The answer as the fault leaves it. */
export async function withFault(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'latency':
      await pause(fault.value ?? 1000)
      return answer()
    case 'status':
      return new Response(null, { status: fault.value ?? 503 })
    case 'wrong-body':
      return new Response('<!doctype html><title>Elsewhere</title><p>Not what was asked for.', {
        headers: { 'content-type': 'text/html' },
      })
    case 'truncate': {
      const whole = await answer()
      const bytes = new Uint8Array(await whole.arrayBuffer())
      const headers = new Headers(whole.headers)
      headers.delete('content-length')
      return new Response(bytes.slice(0, Math.floor(bytes.length / 2)), { status: whole.status, headers })
    }
    case 'close':
      return new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{'))
          },
          pull(controller) {
            controller.error(new Error('The connection is closed by a fault.'))
          },
        }),
        { headers: { 'content-type': 'application/json' } },
      )
    case 'hang':
      await pause(forever)
      return answer()
  }
}
