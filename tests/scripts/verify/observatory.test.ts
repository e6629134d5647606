import { expect, test } from 'vitest'
import { scanFaults } from '../../../scripts/verify/observatory.ts'

const well = {
  grade: 'A+',
  score: 115,
  tests: [{ name: 'cookies', pass: true, result: 'cookies-not-found' }],
  findings: [{ severity: 50, directive: 'script-src', value: "'self'", description: 'may host JSONP' }],
}

test.each<[string, Parameters<typeof scanFaults>[0], readonly string[]]>([
  ['a high score with maybes alone is well', well, []],
  ['a lower score is named', { ...well, grade: 'A', score: 110 }, ['A, 110 of at least 115']],
  [
    'a test that fails is named by its result',
    { ...well, tests: [{ name: 'csp', pass: false, result: 'csp-implemented-with-unsafe-inline' }] },
    ['csp: csp-implemented-with-unsafe-inline'],
  ],
  [
    'high and medium findings of the policy are faults',
    {
      ...well,
      findings: [10, 30, 40].map((severity) => ({ severity, directive: 'script-src', description: `${severity}` })),
    },
    ['policy: script-src : 10', 'policy: script-src : 30'],
  ],
])('%s', (_, report, faults) => {
  expect(scanFaults(report)).toEqual(faults)
})
