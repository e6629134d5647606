import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { necessaryOnly } from '../../../shared/consent/categories.ts'
import { siteStorage } from '../../../shared/storage/rare-table.ts'
import { cookieDomains, namesToRemove } from '../../../shared/storage/withdrawal.ts'

const rows = [
  ...siteStorage,
  {
    name: '_ga_',
    startsWith: true,
    kind: 'cookie',
    category: 'tracking',
    lifetime: 1,
    owner: 'vendor',
    purpose: 'any',
  },
] as const

describe('what is taken away', () => {
  test.each([
    [{}, 'cookie', ['Aname', '_ga_X1', 'xtcl', 'foreign', '_gaX'], ['Aname', '_ga_X1']],
    [{ tracking: true }, 'cookie', ['Aname', '_ga_X1', 'xtcl'], []],
    [{ functionality: true }, 'local', ['xunk', '_gxtl', '_gxtel', 'promosViewd'], ['_gxtel']],
    [{ tracking: true }, 'local', ['xunk', '_gxtl', '_gxtel', 'promosViewd'], ['xunk', '_gxtl', 'promosViewd']],
    [{}, 'session', ['mdxlc', 'xpwa'], []],
  ] as const)('with %j of %s names %j: %j', (granted, kind, found, removed) => {
    expect(namesToRemove(rows, kind, found, { ...necessaryOnly, ...granted })).toEqual(removed)
  })

  test('is only what the table names, and never what is granted or necessary', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...rows.map(({ name }) => name)), fc.string())),
        fc.record({ functionality: fc.boolean(), tracking: fc.boolean(), targeting: fc.boolean() }),
        (found, choice) => {
          const granted = { necessary: true, ...choice }
          for (const kind of ['cookie', 'local', 'session'] as const)
            for (const name of namesToRemove(siteStorage, kind, found, granted)) {
              const row = siteStorage.find((other) => other.name === name)
              expect(row && granted[row.category]).toBe(false)
            }
        },
      ),
    )
  })

  test.each([
    ['www.starling.example', ['www.starling.example', 'starling.example']],
    ['uk.localhost', ['uk.localhost']],
    ['localhost', []],
  ])('a cookie of %s may be set for %j', (host, domains) => {
    expect(cookieDomains(host)).toEqual(domains)
  })
})
