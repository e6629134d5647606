import { brands } from '../brands/registry.ts'
import { command } from './command/command.ts'
import { assertRunning } from './command/running.ts'
import { ask, siteRows } from './site-matrix.ts'

const cell = (text: string, width: number): string => text.slice(0, width).padEnd(width)

/** Asks every address of the table and prints a line for each; true where all answer as the route table states. */
async function printMatrix(port: number): Promise<boolean> {
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
      const fault = right
        ? ''
        : `  WRONG: expected ${row.expected.join(' or ')}${row.to === null ? '' : ` to ${row.to}`}`
      console.log(`${line} ${cell(String(answer.status), 7)} ${row.path}${fault}`)
    }
  }
  console.log(`\n${tried} addresses tried, ${wrong} wrong.`)
  return wrong === 0
}

await command({
  name: 'npm run matrix',
  summary:
    'Tries every brand × culture × route of a running site, prints a table, and fails where an address answers otherwise than the route table states.',
  reads: ['PORT'],
  run: async ({ env }) => {
    await assertRunning(env.PORT)
    return printMatrix(env.PORT)
  },
})
