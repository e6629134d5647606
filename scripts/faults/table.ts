import { type Dependency, dependencies, pictures } from './dependencies.ts'
import { type State, states } from './expected.ts'
import { type AnswerFault, answerFaults } from './faults-of-answers.ts'
import { goodAnswer, type TriedCell, tryCell } from './row.ts'
import type { TroubledSite } from './site.ts'
import { storageRows } from './storage-rows.ts'
import { host, onOneDay } from './subject.ts'
import { tryStorage } from './try-storage.ts'

// What this object's keys are is what the type says.
export const faultNames = Object.keys(answerFaults) as readonly AnswerFault[]

/** Which part of the table is tried. */
export interface Chosen {
  readonly dependency: (name: string) => boolean
  readonly fault: (name: string) => boolean
  readonly state: (state: State) => boolean
}

const columns = [44, 18] as const
const cellWidth = 35

export const cellText = (cell: TriedCell | null): string => {
  if (cell === null) return '  –'
  const { status, said, ms, calls, faults } = cell
  const times = ms.map((each) => each.toFixed(0)).join(', ')
  return `${faults.length > 0 ? '✗' : ' '} ${status} ${said.padEnd(11)} ${times.padStart(10)} ${String(calls).padStart(3)}`
}
export const tableLine = (name: string, fault: string, cells: readonly string[]): string =>
  `${name.padEnd(columns[0])}${fault.padEnd(columns[1])}${cells.map((text) => text.padEnd(cellWidth)).join('')}`.trimEnd()

const heading = tableLine(
  'dependency',
  'fault',
  states.map((state) => `  ${state}: status, said, ms, calls`),
)

/** One of the pictures that a page shows, another one each time. */
async function picturePaths(site: TroubledSite): Promise<readonly string[]> {
  const { text } = await site.visit({ host, path: onOneDay('/slots/') })
  return [...new Set(text.match(/\/img\/[^"\s,]+\.svg[^"\s,]*/g) ?? [])]
}

/** Tries the chosen rows one after another, says each, and gives what is wrong, one line each. */
export async function tryTable(
  site: TroubledSite,
  chosen: Chosen,
  say: (line: string) => void = () => undefined,
): Promise<{ readonly cells: number; readonly faults: readonly string[] }> {
  const wrong: string[] = []
  let cells = 0
  const tried = (name: string, fault: string, state: string, cell: TriedCell): TriedCell => {
    cells += 1
    wrong.push(...cell.faults.map((each) => `${name}, ${fault}, ${state}: ${each}`))
    return cell
  }
  const tryDependency = async (dependency: Dependency, fault: AnswerFault, good: Parameters<typeof tryCell>[4]) => {
    const row: (TriedCell | null)[] = []
    for (const state of states.filter(chosen.state))
      row.push(
        state !== 'cold' && dependency.keptNowhere
          ? null
          : tried(dependency.name, fault, state, await tryCell(site, dependency, fault, state, good)),
      )
    say(tableLine(dependency.name, fault, row.map(cellText)))
  }

  say(heading)
  const faults = faultNames.filter(chosen.fault)
  for (const dependency of dependencies.filter(({ name }) => chosen.dependency(name))) {
    const good = await goodAnswer(site, dependency.visit)
    if (good.status >= 400) wrong.push(`${dependency.name}: ${good.status} while nothing is wrong`)
    // What is asked for anew each moment is another answer each time.
    const known = typeof dependency.visit === 'function' ? null : good
    for (const fault of faults) await tryDependency(dependency, fault, known)
  }
  if (chosen.dependency(pictures.name)) {
    const paths = await picturePaths(site)
    for (const [index, fault] of faults.entries()) {
      const path = paths[index]
      if (path === undefined) throw new Error('No page shows enough pictures.')
      await tryDependency({ ...pictures, visit: { host, path } }, fault, null)
    }
  }
  for (const row of storageRows.filter(({ name, fault }) => chosen.dependency(name) && chosen.fault(fault))) {
    const state = row.kept ? 'KV holds it' : 'KV is empty'
    const cell = tried(row.name, row.fault, state, await tryStorage(site, row))
    say(tableLine(`${row.name} (${state})`, row.fault, [cellText(cell)]))
  }
  return { cells, faults: wrong }
}
