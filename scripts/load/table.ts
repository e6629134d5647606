import type { Phase } from './phases.ts'

const columns = [
  ['phase', 40],
  ['answers', 9],
  ['statuses', 22],
  ['whole', 9],
  ['calls', 7],
  ['most of one', 13],
  ['per s', 8],
  ['p50 ms', 8],
  ['p99 ms', 8],
  ['worst', 8],
] as const

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(columns[0][1]) : cell.padStart(columns[index]?.[1] ?? 0)))
    .join('')

export const tableHead = line(columns.map(([name]) => name))

/** A phase as a line of the table. */
export function phaseLine({ name, driven, calls, faults }: Phase): string {
  const statuses = [...driven.statuses].map(([status, count]) => `${status === 0 ? 'none' : status}: ${count}`)
  const asked = [...calls.values()]
  return line([
    `${faults.length > 0 ? '✗ ' : ''}${name}`,
    String(driven.answers),
    statuses.join(', '),
    String(driven.whole),
    String(asked.reduce((sum, count) => sum + count, 0)),
    String(Math.max(0, ...asked)),
    driven.perSecond.toFixed(0),
    String(driven.p50),
    String(driven.p99),
    String(driven.worst),
  ])
}
