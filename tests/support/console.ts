import { afterEach, beforeEach, expect, vi } from 'vitest'

const levels = ['error', 'warn', 'info', 'log', 'debug'] as const
type Level = (typeof levels)[number]

const expected: { level: Level; pattern: RegExp; seen: boolean }[] = []
const unexpected: string[] = []

/** Says that the code under test writes a line like this to the console; anything else that is written fails the test. */
export function expectConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern, seen: false })
}

/** Says that a line like this may be written: what another part of the system reports beside what is tested. */
export function allowConsole(level: Level, pattern: RegExp): void {
  expected.push({ level, pattern, seen: true })
}

beforeEach(() => {
  expected.length = 0
  unexpected.length = 0
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = parts.map(String).join(' ')
      const known = expected.find((entry) => entry.level === level && entry.pattern.test(line))
      if (known) known.seen = true
      else unexpected.push(`console.${level}: ${line}`)
    })
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(unexpected, 'the console stays silent').toEqual([])
  expect(
    expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern)),
    'announced lines appear',
  ).toEqual([])
})
