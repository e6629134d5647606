// `npm run matrix`: a table of every route in every culture of a running site (`npm start`), allowed and not.
import { request } from 'node:http'
import { type MatrixRow, matrixCultures, matrixOf } from '../tests/site/support/matrix.ts'

const port = Number(process.env.PORT ?? 8787)
const platform = `http://127.0.0.1:${process.env.PLATFORM_PORT ?? 8788}`

const statusOf = (host: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    call.on('error', reject)
    call.end()
  })

const cells = new Map<string, string[]>()
const wrong: string[] = []
for (const { brand, host, culture } of matrixCultures) {
  const rows: readonly MatrixRow[] = await matrixOf(platform, brand, culture)
  for (const { key, path, expected } of rows) {
    const status = await statusOf(host, path)
    const right = expected.includes(status)
    if (!right) wrong.push(`${host}${path}: ${status}, not ${expected.join(' or ')}`)
    const row = cells.get(key) ?? []
    row.push(`${status}${right ? ' ' : '!'}`)
    cells.set(key, row)
  }
}
const width = Math.max(...[...cells.keys()].map((key) => key.length))
console.log(`${''.padEnd(width)}  ${matrixCultures.map(({ culture }) => culture.padEnd(6)).join(' ')}`)
for (const [key, row] of cells) console.log(`${key.padEnd(width)}  ${row.map((cell) => cell.padEnd(6)).join(' ')}`)
console.log(wrong.length === 0 ? '\nEvery address answers as the specification says.' : `\n${wrong.join('\n')}`)
process.exitCode = wrong.length === 0 ? 0 : 1
