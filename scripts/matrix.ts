// `npm run matrix`: tries every brand × culture × route of a running site (npm start, or PORT=… npm run matrix), prints a
// table, and ends with an error when an address answers otherwise than the route table states.
import { request } from 'node:http'
import { z } from 'zod'
import { brands } from '../brands/registry.ts'

const port = Number(process.env.PORT ?? 8787)
const rowSchema = z.object({
  culture: z.string(),
  route: z.string(),
  allowed: z.boolean(),
  path: z.string().nullable(),
  expected: z.array(z.number()),
  to: z.string().nullable(),
})

interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
}

/** Asks the site on a host; hosts are named by header, so that no resolver is needed. Redirects are not followed. */
const ask = (host: string, path: string): Promise<Answer> =>
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

const cell = (text: string, width: number): string => text.slice(0, width).padEnd(width)
let tried = 0
let wrong = 0
console.log(
  `${cell('brand', 6)} ${cell('culture', 8)} ${cell('route', 22)} ${cell('has it', 6)} ${cell('status', 7)} address`,
)
for (const { id, domain } of Object.values(brands)) {
  const host = domain.localHosts[0] ?? domain.host
  const list = await ask(host, '/ops/matrix.json')
  if (list.status !== 200)
    throw new Error(`http://${host}:${port}/ops/matrix.json answers ${list.status}. Start the site with "npm start".`)
  for (const row of z.array(rowSchema).parse(JSON.parse(list.text))) {
    const line = `${cell(id, 6)} ${cell(row.culture, 8)} ${cell(row.route, 22)} ${cell(row.allowed ? 'yes' : 'no', 6)}`
    if (row.path === null) {
      console.log(`${line} ${cell('–', 7)} no item in this culture`)
      continue
    }
    const answer = await ask(host, row.path)
    const right = row.expected.includes(answer.status) && (row.to === null || answer.location === row.to)
    tried += 1
    if (!right) wrong += 1
    const fault = right ? '' : `  WRONG: expected ${row.expected.join(' or ')}${row.to === null ? '' : ` to ${row.to}`}`
    console.log(`${line} ${cell(String(answer.status), 7)} ${row.path}${fault}`)
  }
}
console.log(`\n${tried} addresses tried, ${wrong} wrong.`)
process.exitCode = wrong === 0 ? 0 : 1
