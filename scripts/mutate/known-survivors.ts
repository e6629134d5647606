// Data: mutants that no unit test can or should kill, with the reason.

/** Mutants of one file that survive for one reason: what stood there, and what was put in its place. */
export interface KnownSurvivor {
  readonly file: string
  readonly reason: string
  readonly mutants: readonly (readonly [original: string, replacement: string])[]
}

export const knownSurvivors: readonly KnownSurvivor[] = [
  {
    file: 'shared/i18n/format.ts',
    reason: '100 itself is rounded to 100 either way',
    mutants: [['amount >= 100', 'amount > 100']],
  },
  {
    file: 'shared/site/festive.ts',
    reason: 'what is null is no date either',
    mutants: [['emulated === null', 'false']],
  },
  {
    file: 'shared/site/festive.ts',
    reason: 'the first day is the 1st, and no day of a month is before it',
    mutants: [['day.getUTCDate() >= festiveDays.first', 'true']],
  },
  {
    file: 'shared/crypto/signature.ts',
    reason: 'what has another length or other digits is refused by the comparison too',
    mutants: [
      ['!/^([0-9a-f]{2}){32}$/i.test(hex)', 'false'],
      ['/^([0-9a-f]{2}){32}$/i', '/([0-9a-f]{2}){32}$/i'],
      ['/^([0-9a-f]{2}){32}$/i', '/^([0-9a-f]{2}){32}/i'],
    ],
  },
  {
    file: 'worker/middleware/earlier-choice.ts',
    reason: 'no culture is called null either',
    mutants: [['choice === null', 'false']],
  },
  {
    file: 'worker/middleware/headers.ts',
    reason: 'no row is for an environment that is unknown',
    mutants: [['environment !== undefined', 'true']],
  },
  {
    file: 'worker/visitor/visitor.ts',
    reason: 'what is no record names no country, and no place is called null',
    mutants: [
      ["typeof request.cf === 'object'", 'true'],
      ['request.cf !== null', 'true'],
      ['emulation !== null', 'true'],
    ],
  },
  {
    file: 'worker/visitor/stored-cookies.ts',
    reason: 'Hono writes no lifetime that is no number, and the whole site where no path is given',
    mutants: [
      ["typeof row.lifetime === 'number'", 'true'],
      ["{ path: '/' }", '{}'],
    ],
  },
]
