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
]
