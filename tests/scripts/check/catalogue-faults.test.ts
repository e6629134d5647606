import { describe, expect, test } from 'vitest'
import { catalogueFaults } from '../../../scripts/check/catalogue-faults.ts'

const base = { common: { close: 'Close', results_one: 'one', results_other: 'many' }, title: 'A title' }
const same = { common: { close: 'Stäng', results_one: 'en', results_other: 'flera' }, title: 'En titel' }

describe('what is wrong with a catalogue', () => {
  test.each([
    ['nothing', same, []],
    ['a plural category of its own language', { ...same, common: { ...same.common, results_many: 'x' } }, []],
    ['a missing key', { common: { close: 'x', results_one: 'x' }, title: 'x' }, ['common.results_other is missing']],
    ['a missing group', { title: 'x' }, ['common is missing']],
    [
      'a misspelt key',
      { ...same, common: { clsoe: 'x', results_one: 'x', results_other: 'x' } },
      ['common.close is missing', 'common.clsoe is no key of en-GB: did you mean "close"?'],
    ],
    ['an unknown key', { ...same, zebra: 'x' }, ['zebra is no key of en-GB']],
    ['a plural of what has none', { ...same, title_many: 'x' }, ['title_many is no key of en-GB']],
    ['a text in the place of a group', { ...same, common: 'x' }, ['common is not a group of texts, as it is in en-GB']],
    ['a group in the place of a text', { ...same, title: { a: 'x' } }, ['title is not a text, as it is in en-GB']],
    ['a number', { ...same, title: 3 }, ['title is not a text, as it is in en-GB']],
    ['a list', [], ['the file is not a group of texts, as it is in en-GB']],
  ])('%s', (_, texts, faults) => {
    expect(catalogueFaults(texts, base, true)).toEqual(faults)
  })

  test('is not what one that falls back to another leaves out', () => {
    expect(catalogueFaults({ common: { close: 'x' } }, base, false)).toEqual([])
    expect(catalogueFaults({ common: { clsoe: 'x' } }, base, false)).toHaveLength(1)
  })
})
