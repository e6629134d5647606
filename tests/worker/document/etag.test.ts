import { expect, test } from 'vitest'
import { matchesEtag } from '../../../worker/document/etag.ts'

test.each([
  ['W/"a-b"', true],
  ['"a-b"', true],
  ['"x", W/"a-b"', true],
  ['W/"x" ,"a-b"', true],
  ['*', true],
  [' * ', true],
  ['"a"', false],
  ['a-b', false],
  ['', false],
  [null, false],
  [undefined, false],
])('If-None-Match %j names W/"a-b": %j (RFC 9110, 13.1.2)', (sent, expected) => {
  expect(matchesEtag(sent, 'W/"a-b"')).toBe(expected)
})
