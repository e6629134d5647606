import { request } from 'node:http'
import { z } from 'zod'
import { Stopped } from './command/faults.ts'

const rowSchema = z.object({
  culture: z.string(),
  route: z.string(),
  allowed: z.boolean(),
  path: z.string().nullable(),
  expected: z.array(z.number()),
  to: z.string().nullable(),
})
/** One cell of brand × culture × route, as the running site states it (worker/matrix/rows.ts). */
export type SiteRow = z.infer<typeof rowSchema>

export interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
}

/** Asks the site on a host; hosts are named by header, so that no resolver is needed. Redirects are not followed. */
export const ask = (port: number, host: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    // Limit: 20 s; then the run ends with the error.
    call.setTimeout(20_000, () => call.destroy(new Error(`${host}${path} did not answer within 20 s`)))
    call.on('error', reject)
    call.end()
  })

/** Every route in every culture of the host's brand, with an address that exists. */
export async function siteRows(port: number, host: string): Promise<readonly SiteRow[]> {
  const list = await ask(port, host, '/ops/matrix.json')
  if (list.status !== 200)
    throw new Stopped(`http://${host}:${port}/ops/matrix.json answers ${list.status}: start the site first: npm start`)
  return z.array(rowSchema).parse(JSON.parse(list.text))
}
