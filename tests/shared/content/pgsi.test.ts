import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pgsiMaximum, pgsiQuestions, scorePgsi } from '../../../shared/content/pgsi.ts'

const score = (answers: readonly (string | null)[]) =>
  scorePgsi((question) => answers[pgsiQuestions.indexOf(question)] ?? null)
const adding = (total: number): string[] =>
  pgsiQuestions.map((_, index) => String(Math.min(3, Math.max(0, total - index * 3))))

describe('the self-assessment', () => {
  test.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
    [27, 'high'],
  ])('counts %i points as %s', (points, band) => {
    expect(score(adding(points))).toEqual({ kind: 'scored', score: points, band })
  })

  test('names the questions without an answer', () => {
    expect(score(['1', null, '0', '3', '', '2', '1', '0', '0'])).toEqual({ kind: 'incomplete', missing: ['q2', 'q5'] })
  })

  test.each(['4', '-1', '1.5', ' 1', 'on', '01'])('takes %j for no answer', (value) => {
    expect(score([value, ...adding(0).slice(1)])).toEqual({ kind: 'incomplete', missing: ['q1'] })
  })

  test('never leaves the scale', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('0', '1', '2', '3'), { minLength: 9, maxLength: 9 }), (answers) => {
        const result = score(answers)
        expect(result.kind === 'scored' && result.score >= 0 && result.score <= pgsiMaximum).toBe(true)
      }),
    )
  })
})
