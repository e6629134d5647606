import { Agent } from 'node:http'
import { askHost } from '../http/ask-host.ts'

export interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly type: string
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 6 })

/** Asks the running site on a host. */
export async function ask(port: number, host: string, path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Answer> {
  const { status, headers, text } = await askHost(port, `${host}:${port}`, path, { method, agent })
  return { status, location: headers.location, type: headers['content-type'] ?? '', text }
}

/** Does `work` for every item, `width` at a time; a failure ends the whole. */
export async function inTurn<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
