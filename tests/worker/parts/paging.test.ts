import { describe, expect, test } from 'vitest'
import { pageHref, pageNumber, pagingOf } from '../../../worker/parts/paging.ts'

describe('the page of a list', () => {
  test.each([
    [null, 1],
    ['1', 1],
    ['24', 24],
    ['9999', 9999],
    ['10000', null],
    ['0', null],
    ['01', null],
    ['-1', null],
    ['1.5', null],
    ['2x', null],
    ['', null],
  ])('named by ?page=%j is %j', (text, page) => {
    expect(pageNumber(text)).toBe(page)
  })

  test.each([
    [1, {}, '/blog/'],
    [2, {}, '/blog/?page=2'],
    [1, { q: 'a b' }, '/blog/?q=a+b'],
    [3, { q: 'a&b' }, '/blog/?q=a%26b&page=3'],
  ])('%i with %j stands at %s', (page, query, address) => {
    expect(pageHref('/blog/', page, query)).toBe(address)
  })

  test.each([
    [
      { page: 1, pageSize: 6, total: 0, onPage: 0 },
      { pages: 1, previous: null, next: null, shown: 0 },
    ],
    [
      { page: 1, pageSize: 6, total: 6, onPage: 6 },
      { pages: 1, previous: null, next: null, shown: 6 },
    ],
    [
      { page: 1, pageSize: 6, total: 7, onPage: 6 },
      { pages: 2, previous: null, next: '/x/?page=2', shown: 6 },
    ],
    [
      { page: 2, pageSize: 6, total: 7, onPage: 1 },
      { pages: 2, previous: '/x/', next: null, shown: 7 },
    ],
  ])('%j has its neighbours', (list, paging) => {
    expect(pagingOf('/x/', list)).toMatchObject(paging)
  })

  test('beyond the last one does not exist', () => {
    expect(pagingOf('/x/', { page: 3, pageSize: 6, total: 12, onPage: 0 })).toBeNull()
  })
})
