import { expect, test } from 'vitest'
import { advisoriesIn } from '../../../scripts/verify/audit.ts'

test.each([
  ['a report without any', '{"vulnerabilities":{}}', []],
  ['one', '{"vulnerabilities":{"a":{"severity":"high","range":"<2","via":[]}}}', ['a <2: high']],
  ['a registry that has none', '{"error":{"summary":"not found"}}', null],
  ['no answer', '', null],
])('of %s the advisories are read', (_, printed, expected) => {
  expect(advisoriesIn(printed)).toEqual(expected)
})
