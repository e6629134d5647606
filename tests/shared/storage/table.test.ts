import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import site from '../../../locales/en-GB/site.json' with { type: 'json' }
import { everythingStored } from '../../../shared/storage/everything.ts'
import { siteStorage } from '../../../shared/storage/rare-table.ts'
import { parseStored } from '../../../shared/storage/stored.ts'

const rowOf = (name: string) => siteStorage.find((row) => row.name === name)
const texts = siteStorage.filter((row) => 'pattern' in row)

describe('the table of stored things', () => {
  // Written from spec 9 and rulings 6.6, without a look at the table.
  test.each([
    ['xtcl', 'cookie', 'necessary', 604_800],
    ['xconsent', 'cookie', 'necessary', 31_536_000],
    ['xnoton', 'cookie', 'necessary', 'session'],
    ['mdxlc', 'session', 'necessary', 'session'],
    ['mdxlcr', 'session', 'necessary', 'session'],
    ['xpwa', 'session', 'necessary', 'session'],
    ['xvs', 'session', 'necessary', 'session'],
    ['xaname', 'session', 'necessary', 'session'],
    ['xunk', 'local', 'functionality', 'lasting'],
    ['_gxtl', 'local', 'functionality', 'lasting'],
    ['promosViewd', 'local', 'functionality', 'lasting'],
    ['_gxti', 'local', 'tracking', 'lasting'],
    ['_gxtel', 'local', 'tracking', 'lasting'],
    ['Aname', 'cookie', 'tracking', 2_592_000],
    ['Dyn_id', 'cookie', 'tracking', 2_592_000],
    ['Zone_id', 'cookie', 'tracking', 2_592_000],
  ])('%s is a %s, %s, kept %s', (name, kind, category, lifetime) => {
    expect(rowOf(name)).toMatchObject({ kind, category, lifetime })
  })

  test('names nothing twice', () => {
    expect(new Set(everythingStored.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(everythingStored.length)
  })

  test('has what is kept for a session, and only that, without asking (rulings 6.6)', () => {
    for (const { name, kind, category } of siteStorage)
      if (kind === 'session') expect([name, category]).toEqual([name, 'necessary'])
  })

  test('tells visitors of every row what it is for, and of nothing else', () => {
    const purposes = new Set(everythingStored.map(({ purpose }) => purpose))
    expect([...purposes].sort()).toEqual(Object.keys(site.stored.purposes).sort())
  })

  test('takes no text that could end a cookie or forge another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.string(), (row, text) => {
        fc.pre(row.kind === 'cookie')
        return parseStored(row, text) === null || /^[\w.-]+$/.test(text)
      }),
    )
    for (const row of texts)
      for (const text of ['', 'a\nb', 'x'.repeat(200), null, undefined, 1]) expect(parseStored(row, text)).toBeNull()
  })

  test('takes what the site itself writes', () => {
    const written: Readonly<Record<string, readonly string[]>> = {
      xtcl: ['en-GB', 'ca', 'frca', 'fr-CA', 'sv', 'en-ROW'],
      xconsent: ['1000', '1111'],
      mdxlc: ['spring_26', 'A.b-1'],
      xunk: ['Åsa Lindqvist', 'someone@mail.example'],
    }
    for (const row of texts) for (const text of written[row.name] ?? []) expect(parseStored(row, text)).toBe(text)
  })
})
