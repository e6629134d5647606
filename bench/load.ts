import { fork } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'

export const loadOrderSchema = z.object({
  port: z.int(),
  host: z.string(),
  path: z.string(),
  seconds: z.number(),
  connections: z.int(),
})
export type LoadOrder = z.output<typeof loadOrderSchema>

const loadReportSchema = z.object({ answers: z.int(), failures: z.int() })
export type LoadReport = z.output<typeof loadReportSchema>

export interface Loader {
  /** Asks for as long as it is told; gives how many answers came. Throws where one was no good answer. */
  readonly load: (order: LoadOrder) => Promise<number>
  readonly stop: () => void
}

/** Starts the process that asks. */
export function startLoader(): Loader {
  const child = fork(new URL('load-process.ts', import.meta.url))
  return {
    load: async (order) => {
      const answered = once(child, 'message')
      child.send(order)
      const [message] = await answered
      const { answers, failures } = loadReportSchema.parse(message)
      if (failures > 0) throw new Error(`${failures} of ${answers} asks of ${order.path} failed.`)
      return answers
    },
    stop: () => void child.kill('SIGTERM'),
  }
}
