import { describe, expect, test } from 'vitest'
import { catalogueOf, mergeCatalogues } from '../../../shared/i18n/catalogue.ts'

const base = { site: { home: { title: 'Home', items_one: 'an item', items_other: 'items' }, name: 'Name' } }
const { complete, overlay } = catalogueOf(base)

describe('one catalogue from a chain (rulings 2.8)', () => {
  const ontario = overlay({ site: { home: { title: 'Ontario' } } })
  const canada = overlay({ site: { home: { title: 'Canada', items_other: 'Canadian items' } } })

  test('takes each key from the first that has it', () => {
    expect(mergeCatalogues([ontario, canada, complete(base)])).toEqual({
      site: { home: { title: 'Ontario', items_one: 'an item', items_other: 'Canadian items' }, name: 'Name' },
      game: {},
      client: {},
    })
  })

  test('leaves the catalogues as they were, in every order', () => {
    expect(mergeCatalogues([base, canada]).site).toEqual(base.site)
    expect(mergeCatalogues([canada, base]).site).toEqual({
      home: { title: 'Canada', items_one: 'an item', items_other: 'Canadian items' },
      name: 'Name',
    })
    expect(base.site.home.title).toBe('Home')
  })

  test('puts a text in the place of a group, and a group in that of a text', () => {
    expect(mergeCatalogues([{ site: { a: 'text' } }, { site: { a: { b: 'under' } } }]).site).toEqual({ a: 'text' })
    expect(mergeCatalogues([{ site: { a: { b: 'over' } } }, { site: { a: 'text' } }]).site).toEqual({
      a: { b: 'over' },
    })
    expect(mergeCatalogues([{ game: { a: 'text' } }, { site: { b: 'text' } }])).toEqual({
      site: { b: 'text' },
      game: { a: 'text' },
      client: {},
    })
  })
})

test('a catalogue is complete, knows every key, and may have more plurals', () => {
  const own = {
    site: { home: { title: 'Accueil', items_one: 'un', items_many: 'de', items_other: 'des' }, name: 'Nom' },
  }
  expect(complete(own)).toBe(own)
  // @ts-expect-error a key is missing
  complete({ site: { home: { title: 'Accueil', items_one: 'un', items_other: 'des' } } })
  // @ts-expect-error a key is misspelt
  overlay({ site: { home: { titel: 'Startseite' } } })
})
