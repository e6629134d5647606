import type { KnownSurvivor } from './known-survivors.ts'

/** A mutant as it came out of a run. */
export interface Mutant {
  /** From the repository's root. */
  readonly file: string
  readonly line: number
  /** What stood there and what was put in its place, each as one line. */
  readonly original: string
  readonly replacement: string
  readonly outcome: 'killed' | 'survived' | 'uncovered'
}

/** Killed of all, in percent, that the whole has to reach. */
export const leastKilled = 85

const longest = 100
const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

interface Position {
  readonly line: number
  readonly column: number
}

/** The text between two positions, both counted from 1. */
export function textBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return oneLine(
    lines
      .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
      .join('\n'),
  )
}

/** A run's own words for how a mutant ended; null for one that was no mutant: it did not compile, or was left out. */
export function outcomeOf(status: string): Mutant['outcome'] | null {
  switch (status) {
    case 'Killed':
    case 'Timeout':
      return 'killed'
    case 'Survived':
      return 'survived'
    case 'NoCoverage':
      return 'uncovered'
    default:
      return null
  }
}

export const replacementOf = (text: string | undefined): string => oneLine(text ?? '')

const known = (mutant: Mutant, { file, mutants }: KnownSurvivor): boolean =>
  file === mutant.file && mutants.some(([from, to]) => from === mutant.original && to === mutant.replacement)

interface Tally {
  readonly folder: string
  readonly all: number
  readonly killed: number
  /** Survivors that are no fault. */
  readonly named: number
}

const percent = ({ all, killed }: Pick<Tally, 'all' | 'killed'>): number => (all === 0 ? 100 : (killed / all) * 100)

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** How the mutants of each folder ended, and all of them together as the last row. */
export function tallies(mutants: readonly Mutant[], survivors: readonly KnownSurvivor[]): Tally[] {
  const count = (folder: string, own: readonly Mutant[]): Tally => ({
    folder,
    all: own.length,
    killed: own.filter(({ outcome }) => outcome === 'killed').length,
    named: own.filter((mutant) => mutant.outcome !== 'killed' && survivors.some((row) => known(mutant, row))).length,
  })
  const folders = [...new Set(mutants.map(({ file }) => folderOf(file)))].sort()
  return [
    ...folders.map((folder) =>
      count(
        folder,
        mutants.filter(({ file }) => folderOf(file) === folder),
      ),
    ),
    count('total', mutants),
  ]
}

export function tallyLines(rows: readonly Tally[]): string[] {
  const cells = rows.map((row) => [
    row.folder,
    `${row.killed} of ${row.all}`,
    `${percent(row).toFixed(1)} %`,
    `${row.all - row.killed - row.named} survived`,
    `${row.named} named`,
  ])
  const widths = cells[0]?.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0))) ?? []
  return cells.map((row) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('   '),
  )
}

/** Whether enough were killed, of all together. */
export const enoughKilled = (mutants: readonly Mutant[]): boolean =>
  percent({ all: mutants.length, killed: mutants.filter(({ outcome }) => outcome === 'killed').length }) >= leastKilled

/** Survivors that nobody named, a line each. */
export const survivorLines = (mutants: readonly Mutant[], survivors: readonly KnownSurvivor[]): string[] =>
  mutants
    .filter((mutant) => mutant.outcome !== 'killed' && !survivors.some((row) => known(mutant, row)))
    .map(
      ({ file, line, original, replacement, outcome }) =>
        `${file}:${line}: ${original} → ${replacement}${outcome === 'uncovered' ? ' (no test reaches it)' : ''}`,
    )

/** Named survivors of the files that were mutated which are killed now or are no mutants any more. */
export const outlivedNames = (mutants: readonly Mutant[], survivors: readonly KnownSurvivor[]): string[] =>
  survivors
    .filter(({ file }) => mutants.some((mutant) => mutant.file === file))
    .flatMap(({ file, reason, mutants: named }) =>
      named
        .filter(
          (pair) =>
            !mutants.some((mutant) => mutant.outcome !== 'killed' && known(mutant, { file, reason, mutants: [pair] })),
        )
        .map(([from, to]) => `${file}: ${from} → ${to} is named as a survivor and is none`),
    )
