import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../../../locales/catalogues.ts'
import { cultures } from '../../../locales/registry.ts'
import { namespaces, type Texts } from '../../../shared/i18n/catalogue.ts'
import { createCompiledTranslate } from '../../../shared/i18n/compiled.ts'
import { createTranslate } from '../../../shared/i18n/translate.ts'

type Say = (key: string, values?: object) => string

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${prefix}${key}`] : keysOf(text, `${prefix}${key}.`),
  )
const plural = /_(?:zero|one|two|few|many|other)$/
const namesIn = (texts: Texts): string[] => [
  ...new Set([...JSON.stringify(texts).matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name)),
]

const count = fc.oneof(fc.constantFrom(0, 1, 2, 5, 1.5, 1_000_000), fc.integer({ min: 0, max: 20_000_000 }))
/** What a value may be, with what i18next would take for its own syntax. */
const word = fc.oneof(fc.constantFrom('<b>', '{{name}}', '$t(brand)', 'a $1 b', "l'été"), fc.string(), count)

describe.each(Object.values(cultures))('the texts of $id, taken apart', (culture) => {
  const texts = textsOf(culture.id)
  const compiled = createCompiledTranslate(culture.htmlLang, texts) as unknown as Say
  const reference = createTranslate(culture.htmlLang, texts) as unknown as Say
  const keys = namespaces.flatMap((namespace) =>
    keysOf(texts[namespace] ?? {}).flatMap((key) => {
      const stem = key.replace(plural, '')
      return namespace === 'site' ? [stem, `site:${stem}`] : [`${namespace}:${stem}`]
    }),
  )
  const names = namesIn(texts as Texts)

  test('say with values what i18next says', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(names.map((name) => [name, name === 'count' ? count : word]))),
        // Amounts that are printed as numbers.
        fc.record({ count, shown: count, total: count }),
        (given, amounts) => {
          const all = { ...given, ...amounts }
          for (const key of keys) expect(compiled(key, all)).toBe(reference(key, all))
        },
      ),
      { numRuns: 6 },
    )
  })
})

describe('a text that is taken apart', () => {
  const compiled = createCompiledTranslate('fr-CA', {
    site: { items_one: '{{count}} objet', items_other: '{{count, number}} objets', name: 'site', plain: 'un' },
    game: { name: 'jeu' },
  }) as unknown as Say

  test('follows the plurals of the language, and has a plain form where it has no others', () => {
    expect(compiled('items', { count: 0 })).toBe('0 objet')
    expect(compiled('items', { count: 12_345 })).toBe(`${new Intl.NumberFormat('fr-CA').format(12_345)} objets`)
    expect(compiled('plain', { count: 3 })).toBe('un')
  })

  test('is found in the site’s texts first, and by name in the others', () => {
    expect([compiled('name'), compiled('site:name'), compiled('game:name')]).toEqual(['site', 'site', 'jeu'])
  })

  test('leaves out a value that is not given', () => {
    expect(createCompiledTranslate('en-GB', { site: { hello: 'Hello {{name}}!' } })('hello' as never)).toBe('Hello !')
  })

  test('that is nowhere is an error that says which catalogue lacks it', () => {
    expect(() => compiled('missing.key')).toThrow('The catalogue of "fr-CA" has no text "missing.key".')
  })
})
