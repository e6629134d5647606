import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { machines, statesDocument } from '../../../scripts/states/document.ts'

describe('docs/states.md', () => {
  test('says what the code does; "npm run states -- --write" makes it so', async () => {
    expect(await readFile('docs/states.md', 'utf8')).toBe(statesDocument())
  })
})

describe.each(machines.map((machine) => [machine.title, machine] as const))('%s', (_, machine) => {
  const targets = (state: string) =>
    Object.values(machine.states[state] ?? {}).flatMap((next) => (next ? [next.to] : []))

  test('leads only to states that it has', () => {
    const known = Object.keys(machine.states)
    expect(known).toContain(machine.initial)
    expect(known.flatMap(targets).filter((state) => !known.includes(state))).toEqual([])
  })

  test('names nothing that Mermaid would read as its own word', () => {
    expect(
      Object.keys(machine.states).filter((name) => /^(end|state|note|direction|default)$|[^\w]/.test(name)),
    ).toEqual([])
  })
})
