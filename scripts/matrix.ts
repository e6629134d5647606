// `npm run matrix`: tries every brand × culture × route of a running site (npm start, or PORT=… npm run matrix), prints a
// table, and ends with an error when an address answers otherwise than the route table states.
import { brands } from '../brands/registry.ts'
import { ask, siteRows } from './site-matrix.ts'

const port = Number(process.env.PORT ?? 8787)

const cell = (text: string, width: number): string => text.slice(0, width).padEnd(width)
let tried = 0
let wrong = 0
console.log(
  `${cell('brand', 6)} ${cell('culture', 8)} ${cell('route', 22)} ${cell('has it', 6)} ${cell('status', 7)} address`,
)
for (const { id, domain } of Object.values(brands)) {
  const host = domain.localHosts[0] ?? domain.host
  for (const row of await siteRows(port, host)) {
    const line = `${cell(id, 6)} ${cell(row.culture, 8)} ${cell(row.route, 22)} ${cell(row.allowed ? 'yes' : 'no', 6)}`
    if (row.path === null) {
      console.log(`${line} ${cell('–', 7)} no item in this culture`)
      continue
    }
    const answer = await ask(port, host, row.path)
    const right = row.expected.includes(answer.status) && (row.to === null || answer.location === row.to)
    tried += 1
    if (!right) wrong += 1
    const fault = right ? '' : `  WRONG: expected ${row.expected.join(' or ')}${row.to === null ? '' : ` to ${row.to}`}`
    console.log(`${line} ${cell(String(answer.status), 7)} ${row.path}${fault}`)
  }
}
console.log(`\n${tried} addresses tried, ${wrong} wrong.`)
process.exitCode = wrong === 0 ? 0 : 1
