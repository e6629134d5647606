import { describe, expect, test } from 'vitest'
import type { KnownSurvivor } from '../../../scripts/mutate/known-survivors.ts'
import { knownSurvivors } from '../../../scripts/mutate/known-survivors.ts'
import {
  enoughKilled,
  type Mutant,
  outcomeOf,
  outlivedNames,
  survivorLines,
  tallies,
  tallyLines,
  textBetween,
} from '../../../scripts/mutate/report.ts'

const mutant = (file: string, outcome: Mutant['outcome'], original = 'a', replacement = 'b'): Mutant => ({
  file,
  line: 7,
  original,
  replacement,
  outcome,
})
const named: KnownSurvivor = { file: 'worker/seo/a.ts', reason: 'both mean the same', mutants: [['a < b', 'a <= b']] }
const mutants = [
  mutant('shared/place/a.ts', 'killed'),
  mutant('shared/place/b.ts', 'uncovered'),
  mutant('worker/seo/a.ts', 'survived', 'a < b', 'a <= b'),
  mutant('worker/seo/a.ts', 'survived', 'x', 'y'),
]

describe('the report of the mutants', () => {
  test('counts each folder and the whole', () => {
    expect(tallies(mutants, [named])).toEqual([
      { folder: 'shared/place', all: 2, killed: 1, named: 0 },
      { folder: 'worker/seo', all: 2, killed: 0, named: 1 },
      { folder: 'total', all: 4, killed: 1, named: 1 },
    ])
    expect(tallyLines(tallies(mutants, [named])).at(-1)).toBe('total          1 of 4   25.0 %   2 survived   1 named')
  })

  test('shows survivors that nobody named, and those that no test reaches', () => {
    expect(survivorLines(mutants, [named])).toEqual([
      'shared/place/b.ts:7: a → b (no test reaches it)',
      'worker/seo/a.ts:7: x → y',
    ])
  })

  test('finds names that no survivor has any more, in files that were looked at', () => {
    expect(outlivedNames(mutants, [named])).toEqual([])
    expect(outlivedNames([mutant('worker/seo/a.ts', 'killed', 'a < b', 'a <= b')], [named])).toEqual([
      'worker/seo/a.ts: a < b → a <= b is named as a survivor and is none',
    ])
    expect(outlivedNames([mutant('worker/seo/b.ts', 'killed')], [named])).toEqual([])
  })

  test.each([
    [84, false],
    [85, true],
  ])('%i of 100 killed are enough: %s', (killed, enough) => {
    const all = Array.from({ length: 100 }, (_, index) => mutant('a/b/c.ts', index < killed ? 'killed' : 'survived'))
    expect(enoughKilled(all)).toBe(enough)
  })

  test.each([
    ['Killed', 'killed'],
    ['Timeout', 'killed'],
    ['Survived', 'survived'],
    ['NoCoverage', 'uncovered'],
    ['CompileError', null],
    ['Ignored', null],
  ])('%s is %s', (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome)
  })

  test('takes what stood there from its lines, as one line', () => {
    const source = 'const a = 1\nif (a) {\n  b()\n}\n'
    expect(textBetween(source, { line: 1, column: 11 }, { line: 1, column: 12 })).toBe('1')
    expect(textBetween(source, { line: 2, column: 8 }, { line: 4, column: 2 })).toBe('{ b() }')
  })
})

test('every named survivor says why', () => {
  for (const { reason } of knownSurvivors) expect(reason).toMatch(/\w+ \w+ \w+/)
})
