import { describe, expect, test } from 'vitest'
import { createAccountTranslate, createTranslate } from '../../../shared/i18n/translate.ts'

const texts = {
  site: {
    greeting: 'Good evening, {{name}}',
    items_one: '{{count}} objet',
    items_many: "{{count}} d'objets",
    items_other: '{{count}} objets',
  },
  game: { rtp: 'Return' },
  client: { close: 'Close' },
}
// The keys of the real catalogues are typed; these are a sample's.
const t = createTranslate('fr-CA', texts) as unknown as (key: string, values?: object) => string

describe('a translation', () => {
  test('is found in the site’s texts first, and by name in the others', () => {
    expect(t('game:rtp')).toBe('Return')
    expect(t('client:close')).toBe('Close')
    expect(t('rtp')).toBe('Return')
    expect(t('site:items', { count: 2 })).toBe('2 objets')
  })

  test('follows the plurals of the language', () => {
    expect(t('items', { count: 0 })).toBe('0 objet')
    expect(t('items', { count: 2 })).toBe('2 objets')
    expect(t('items', { count: 1_000_000 })).toBe("1000000 d'objets")
  })

  test('puts values in as they are: the renderer escapes', () => {
    expect(t('greeting', { name: '<b>Ann</b> & Bob' })).toBe('Good evening, <b>Ann</b> & Bob')
  })

  test('of a key that is nowhere says which catalogue lacks it', () => {
    expect(() => t('missing.key')).toThrow('The catalogue of "fr-CA" has no text "missing.key". Add it to locales/.')
  })
})

test('the platform’s pages have texts of their own, by their plain keys', () => {
  const account = createAccountTranslate('en-GB', { balance: 'Balance of {{name}}' }) as unknown as typeof t
  expect(account('balance', { name: 'A & B' })).toBe('Balance of A & B')
  expect(() => account('missing')).toThrow('The catalogue of "en-GB" has no text "missing". Add it to locales/.')
})
