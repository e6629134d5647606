import { z } from 'zod'
import { Stopped } from './command/faults.ts'
import { askHost } from './http/ask-host.ts'

const rowSchema = z.object({
  culture: z.string(),
  route: z.string(),
  allowed: z.boolean(),
  path: z.string().nullable(),
  expected: z.array(z.number()),
  to: z.string().nullable(),
})
/** One cell of brand × culture × route, as the running site states it (worker/routes/matrix/rows.ts). */
export type SiteRow = z.infer<typeof rowSchema>

export interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
}

/** Asks the running site on a host. */
export async function ask(port: number, host: string, path: string): Promise<Answer> {
  const { status, headers, text } = await askHost(port, `${host}:${port}`, path)
  return { status, location: headers.location, text }
}

/** Every route in every culture of the host's brand, with an address that exists. */
export async function siteRows(port: number, host: string): Promise<readonly SiteRow[]> {
  const list = await ask(port, host, '/ops/matrix.json')
  if (list.status !== 200)
    throw new Stopped(`http://${host}:${port}/ops/matrix.json answers ${list.status}: start the site first: npm start`)
  return z.array(rowSchema).parse(JSON.parse(list.text))
}
