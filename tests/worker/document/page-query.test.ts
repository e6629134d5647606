import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noQuery, pageQuery, withoutEmpty } from '../../../worker/document/page-query.ts'

test.each([
  ['', ['page'], ''],
  ['?page=2', [], ''],
  ['?utm=1', ['page'], ''],
  ['?utm=1&page=2&page=3', ['page'], '?page=2'],
  ['?page=2&q=a%20b', ['q', 'page'], '?q=a+b&page=2'],
  ['?q=', ['q'], '?q='],
])('of %j a page that declares %j reads %j', (search, declared, text) => {
  expect(pageQuery(search, declared).text).toBe(text)
})

test.each([
  ['', ''],
  ['?q=gold', '?q=gold'],
  ['?q=', ''],
  ['?q=&page=2&utm=a%20b', '?page=2&utm=a+b'],
  ['?utm=&token=&page=2', '?utm=&token=&page=2'],
  ['?q=&q=gold', '?q=gold'],
])('of %j what says something is %j, where q and page are declared', (search, said) => {
  expect(withoutEmpty(search, ['q', 'page'])).toBe(said)
  expect(withoutEmpty(said, ['q', 'page'])).toBe(said)
})

test('two addresses of one text say the same of every declared parameter, and nothing of another', () => {
  const name = fc.constantFrom('q', 'page', 'token', 'q[]', 'Q')
  const search = fc
    .array(fc.tuple(name, fc.constantFrom('', '1', 'a b', '&', '=', 'é')), { maxLength: 4 })
    .map((pairs) => `?${new URLSearchParams(pairs)}`)
  fc.assert(
    fc.property(search, search, fc.subarray(['q', 'page', 'token']), (one, other, declared) => {
      const [a, b] = [pageQuery(one, declared), pageQuery(other, declared)]
      for (const asked of ['q', 'page', 'token', 'Q']) {
        if (!declared.includes(asked)) expect(a.get(asked)).toBeNull()
        if (a.text === b.text) expect(a.get(asked)).toBe(b.get(asked))
      }
      // The text says the whole of it: read again it says the same.
      expect(pageQuery(a.text, declared).text).toBe(a.text)
    }),
  )
  expect(pageQuery('', ['q'])).toBe(noQuery)
})
