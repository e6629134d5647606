import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteStorage } from '../../../shared/storage/rare-table.ts'
import { parseRecord, recordSchemas } from '../../../shared/storage/records.ts'

const player = { version: 1, segment: 0, username: 'nora77', userExternalId: null, sonLangCode: 'en' }

describe('what is kept as JSON', () => {
  test('has a schema for every row without a pattern, and no other', () => {
    const records = siteStorage.filter((row) => !('pattern' in row)).map(({ name }) => name)
    expect(Object.keys(recordSchemas).sort()).toEqual(records.sort())
  })

  test('is read as it was written', () => {
    expect(parseRecord('_gxtl', JSON.stringify(player))).toEqual(player)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ ...player, version: 2 })],
    ['a segment that there is not', JSON.stringify({ ...player, segment: 2 })],
    ['a lead’s segment as a text', JSON.stringify({ ...player, segment: '0' })],
    ['a missing field', JSON.stringify({ version: 1, segment: 0 })],
    ['a name without end', JSON.stringify({ ...player, username: 'x'.repeat(500) })],
  ])('%s is dropped', (_, text) => {
    expect(parseRecord('_gxtl', text)).toBeNull()
  })

  test('whatever stands there, nothing throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseRecord('_gxtl', text) === null))
  })
})
