import { median } from '../scripts/run/median.ts'

/** What was measured of one subject: CPU time a request in each round, in milliseconds. */
export interface Measured {
  readonly name: string
  readonly bytes: number
  readonly cpuMs: number[]
}

/** Rounds compared pair by pair: a machine that is slower for a while is so for both. */
export const ratiosTo = (base: Measured, own: Measured): number[] =>
  own.cpuMs.map((ms, round) => ms / (base.cpuMs[round] ?? Number.NaN))

const columns = [
  ['way', 30],
  ['KB', 7],
  ['CPU ms', 9],
  ['µs a KB', 9],
  ['to bare', 9],
  ['least..most', 14],
  ['at most', 9],
] as const

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(columns[0][1]) : cell.padStart(columns[index]?.[1] ?? 0)))
    .join('')
    .trimEnd()

/** What the first subject's cost is multiplied by, round by round; the median. */
const ratioTo = (base: Measured, own: Measured): number => median(ratiosTo(base, own))

/** The subjects that cost more, beside the first one, than they may. */
export function missed(all: readonly Measured[], limits: Readonly<Record<string, number>>): readonly string[] {
  const [base] = all
  if (base === undefined) return []
  return all.flatMap((own) => (ratioTo(base, own) > (limits[own.name] ?? Number.POSITIVE_INFINITY) ? [own.name] : []))
}

/** The lines of a table; the first subject is what the others are compared with. `limits` are ratios, by name. */
export function tableOf(all: readonly Measured[], limits: Readonly<Record<string, number>> = {}): string[] {
  const [base] = all
  if (base === undefined) return []
  const rows = all.map((own) => {
    const kilobytes = own.bytes / 1024
    const ratios = ratiosTo(base, own)
    const limit = limits[own.name]
    const over = limit !== undefined && median(ratios) > limit
    return line([
      own.name,
      kilobytes.toFixed(0),
      median(own.cpuMs).toFixed(3),
      ((median(own.cpuMs) * 1000) / kilobytes).toFixed(1),
      median(ratios).toFixed(2),
      `${Math.min(...ratios).toFixed(2)}..${Math.max(...ratios).toFixed(2)}`,
      limit === undefined ? '' : `${over ? '! ' : ''}${limit.toFixed(2)}`,
    ])
  })
  return [line(columns.map(([name]) => name)), ...rows]
}
