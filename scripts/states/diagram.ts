import type { Machine } from '../../shared/machines/machine.ts'

type AnyMachine = Machine<string, string, string>

interface Arrow {
  readonly event: string
  readonly to: string
  readonly does: string
}

const arrowsOf = ({ states }: AnyMachine, state: string): readonly Arrow[] =>
  Object.entries(states[state] ?? {}).flatMap(([event, next]) =>
    next ? [{ event, to: next.to, does: next.does?.join(', ') ?? '' }] : [],
  )

const isSame = (one: Arrow, other: Arrow): boolean =>
  one.event === other.event && one.to === other.to && one.does === other.does

/** The lines of arrows from one box; those that go the same way and do the same are one line. */
function linesOf(from: string, arrows: readonly Arrow[], indent: string): string[] {
  const ways = Map.groupBy(arrows, ({ to, does }) => `${to} / ${does}`)
  return [...ways.values()].map((same) => {
    const { to, does } = same[0] ?? { to: '', does: '' }
    const events = same.map(({ event }) => event).join('<br>')
    return `${indent}${from} --> ${to}: ${events}${does === '' ? '' : ` / ${does}`}`
  })
}

/** A machine as a Mermaid state diagram: events on the arrows, what they do behind the slash. */
export function diagramOf(machine: AnyMachine): string {
  const { initial, states, groups = {} } = machine
  const boxes = Object.entries(groups)
  const grouped = new Set(boxes.flatMap(([, members]) => members))
  const lines = boxes.flatMap(([name, members]) => {
    const [first = [], ...others] = members.map((member) => arrowsOf(machine, member))
    const shared = first.filter((arrow) => others.every((arrows) => arrows.some((other) => isSame(arrow, other))))
    const own = members.map((member) =>
      arrowsOf(machine, member).filter((arrow) => !shared.some((other) => isSame(arrow, other))),
    )
    return [
      `    state ${name} {`,
      ...members.flatMap((member, index) => [`        ${member}`, ...linesOf(member, own[index] ?? [], '        ')]),
      '    }',
      ...linesOf(name, shared, '    '),
    ]
  })
  const single = Object.keys(states).filter((state) => !grouped.has(state))
  return [
    '```mermaid',
    'stateDiagram-v2',
    `    [*] --> ${initial}`,
    ...lines,
    ...single.flatMap((state) => linesOf(state, arrowsOf(machine, state), '    ')),
    '```',
  ].join('\n')
}

/** A table in Markdown, its columns as wide as their longest cell. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(width[column] ?? 0, fill)).join(' | ')} |`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n')
}
