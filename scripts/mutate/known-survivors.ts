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
      ["typeof cf === 'object'", 'true'],
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
  {
    file: 'shared/tracking/page-visits.ts',
    reason: 'an event that is no visit carries none, and what the table says to keep, log or start is there',
    mutants: [
      ["event.type === 'visited'", 'true'],
      ['visit', 'true'],
      ['first', 'true'],
    ],
  },
  {
    file: 'shared/tracking/vendors.ts',
    reason: 'of an address at a stand-in the host is left out, and what is parted always has a first part',
    mutants: [
      ["'www.'", '""'],
      ["''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'shared/account/passage.ts',
    reason:
      'a closed popup has no form; null is no address of the platform; what waits is what the popup shows wherever a widget can start',
    mutants: [
      ["popup === 'closed'", 'false'],
      ["'closed'", '""'],
      ['clientUrl !== null', 'true'],
      ['waiting.length > 0', 'false'],
    ],
  },
  {
    file: 'shared/account/account.ts',
    reason: 'after a registration that needs no mail no form is shown, so that none is wanted',
    mutants: [['event.process === 7', 'true']],
  },
  {
    file: 'shared/account/account-link.ts',
    reason: 'no two links of a step differ in their hash alone',
    mutants: [['one.hash === other.hash', 'true']],
  },
  {
    file: 'shared/account/widget-commands.ts',
    reason: 'what is not said to be ignored passes too',
    mutants: [['() => false', '() => undefined']],
  },
  ...(
    [
      ['shared/layout/machines.ts', "'The menu'", "'The dot beside promotions'", "'The install prompt'"],
      ['shared/forms/subscribe-machine.ts', "'Subscribing to blog or newsletter'"],
      ['shared/voucher/voucher.ts', "'The voucher popup'"],
      ['shared/tracking/page-visits.ts', "'Page visits'"],
    ] as const
  ).map(([file, ...titles]) => ({
    file,
    reason: 'titles stand in docs/states.md, with which tests/scripts/states compares them',
    mutants: titles.map((title) => [title, '""'] as const),
  })),
  {
    file: 'shared/crypto/signature.ts',
    reason: 'what has 64 digits has pairs of them; a key that could be read out again never is',
    mutants: [
      ['[]', '["Stryker was here"]'],
      ['false', 'true'],
    ],
  },
  {
    file: 'shared/environment/environment.ts',
    reason: 'what is no record at all is missing by each of the three signs; a stage that is none is not hosted',
    mutants: [
      [
        "typeof given !== 'object' || given === null || name === undefined",
        "(typeof given !== 'object' || given === null) && name === undefined",
      ],
      ["typeof given !== 'object' || given === null", 'false'],
      ["typeof given !== 'object' || given === null", "typeof given !== 'object' && given === null"],
      ["typeof given !== 'object'", 'false'],
      ['given === null', 'false'],
      ['name === undefined', 'false'],
      ['{ ENVIRONMENT: z.enum(environments) }', '{}'],
    ],
  },
  {
    file: 'shared/storage/records.ts',
    reason: 'null is read as JSON too, and is no record',
    mutants: [['text === null', 'false']],
  },
  {
    file: 'worker/content/sanitise.ts',
    reason: 'an attribute with spaces in its name is none',
    mutants: [['[]', '["Stryker was here"]']],
  },
]
