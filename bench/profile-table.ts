import type { Profile } from './inspector.ts'

/** Where a place of the bundle stands in the sources. */
export type SourceOf = (line: number, column: number) => { readonly file: string; readonly line: number } | undefined

interface Spent {
  readonly name: string
  /** Time in the function itself, in microseconds. */
  self: number
  /** The same with all that it called. */
  total: number
}

/** What the runtime does beside the Worker's code, or not at all. */
const idle = new Set(['(idle)', '(root)'])

/** The package or the room of a source file. */
function roomOf(file: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
  return inPackage ?? file.split('/').slice(0, 2).join('/')
}

/** Time by function and by room, most first. */
export function spentBy(profile: Profile, sourceOf: SourceOf): { functions: Spent[]; rooms: Spent[] } {
  const own = new Map<number, number>()
  for (const [index, sample] of profile.samples.entries())
    own.set(sample, (own.get(sample) ?? 0) + (profile.timeDeltas[index] ?? 0))
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const functions = new Map<string, Spent>()
  const rooms = new Map<string, Spent>()
  const add = (table: Map<string, Spent>, name: string, self: number, total: number): void => {
    const spent = table.get(name) ?? { name, self: 0, total: 0 }
    table.set(name, { name, self: spent.self + self, total: spent.total + total })
  }
  /** Walks down; a function within itself, or a room within itself, is counted once in its total. */
  const walk = (id: number, above: ReadonlySet<string>): number => {
    const node = nodes.get(id)
    if (node === undefined) return 0
    const { functionName, lineNumber, columnNumber, url } = node.callFrame
    const source = url === '' ? undefined : sourceOf(lineNumber, columnNumber)
    const name = `${functionName || '(anonymous)'}${source === undefined ? '' : `  ${source.file}:${source.line}`}`
    const room = source === undefined ? '(runtime)' : roomOf(source.file)
    const below = new Set(above).add(`f ${name}`).add(`r ${room}`)
    const self = own.get(id) ?? 0
    const total = (node.children ?? []).reduce((sum, child) => sum + walk(child, below), self)
    if (!idle.has(functionName)) {
      add(functions, name, self, above.has(`f ${name}`) ? 0 : total)
      add(rooms, room, self, above.has(`r ${room}`) ? 0 : total)
    }
    return total
  }
  const children = new Set(profile.nodes.flatMap((node) => node.children ?? []))
  for (const node of profile.nodes) if (!children.has(node.id)) walk(node.id, new Set())
  const most = (table: Map<string, Spent>): Spent[] => [...table.values()].sort((a, b) => b.self - a.self)
  return { functions: most(functions), rooms: most(rooms) }
}

/** Lines of a table: milliseconds a request, the share of all, and where. */
export function spentLines(spent: readonly Spent[], requests: number, shown: number): string[] {
  const all = spent.reduce((sum, { self }) => sum + self, 0)
  const ms = (micros: number): string => (micros / 1000 / requests).toFixed(3).padStart(8)
  return [
    `${'self'.padStart(8)}${'share'.padStart(8)}${'total'.padStart(9)}  where`,
    ...spent
      .slice(0, shown)
      .map(
        ({ name, self, total }) => `${ms(self)}${((self / all) * 100).toFixed(1).padStart(7)}% ${ms(total)}  ${name}`,
      ),
  ]
}
