import { Agent, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly type: string
  readonly text: string
}

/** Longest wait for one answer; then the ask fails with an error that names the address. */
const deadlineMs = 30_000
const agent = new Agent({ keepAlive: true, maxSockets: 6 })

/** Asks the running site on a host; hosts are named by header, so that no resolver is needed. Redirects are not followed. */
export const ask = (port: number, host: string, path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}` }
    const call = request({ host: '127.0.0.1', port, path, method, agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          type: answer.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    call.setTimeout(deadlineMs, () =>
      call.destroy(new Error(`${host}${path} did not answer within ${deadlineMs / 1000} s`)),
    )
    call.on('error', reject)
    call.end()
  })

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
