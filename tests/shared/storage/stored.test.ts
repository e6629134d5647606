import { describe, expect, test } from 'vitest'
import { necessaryOnly } from '../../../shared/consent/categories.ts'
import { everythingStored } from '../../../shared/storage/everything.ts'
import { siteStorage } from '../../../shared/storage/rare-table.ts'
import { isNamed } from '../../../shared/storage/stored.ts'
import { vendorStorage } from '../../../shared/storage/vendor-table.ts'
import { namesToRemove } from '../../../shared/storage/withdrawal.ts'

describe('a row of the table of stored things', () => {
  test.each([
    [{ name: '_ga' }, '_ga', true],
    [{ name: '_ga' }, '_ga_X1', false],
    [{ name: '_ga' }, '_g', false],
    [{ name: '_ga_', startsWith: true }, '_ga_X1', true],
    [{ name: '_ga_', startsWith: true }, '_ga', false],
    [{ name: '_ga_', startsWith: true }, 'x_ga_X1', false],
  ] as const)('%j names %s: %s', (row, found, named) => {
    expect(isNamed(row, found)).toBe(named)
  })

  test('speaks of its own kind of storage alone', () => {
    const [row] = vendorStorage.filter(({ kind, startsWith }) => kind === 'local' && startsWith)
    const found = `${row?.name}.x`
    expect(namesToRemove([...vendorStorage], 'local', [found], necessaryOnly)).toEqual([found])
    expect(namesToRemove(row === undefined ? [] : [row], 'cookie', [found], necessaryOnly)).toEqual([])
  })
})

test('everything that may be stored is this site’s own and its vendors’', () => {
  expect(everythingStored).toEqual([...siteStorage, ...vendorStorage])
})

test('a vendor whose names end in an id of its own is asked by how they begin, any other by the whole name', () => {
  expect(vendorStorage.filter(({ startsWith }) => startsWith).map(({ owner, name }) => `${owner} ${name}`)).toEqual([
    'analytics _ga_',
    'bing _uet',
    'tiktok ttcsid',
  ])
})
