import { describe, expect, test } from 'vitest'
import { declaredInputs, UndeclaredInput, undeclaredRate } from '../../../worker/document/declared-inputs.ts'
import type { LoadContext } from '../../../worker/document/page.ts'
import { pageQuery } from '../../../worker/document/page-query.ts'
import { viewOf } from '../pages/support.ts'

const now = new Date('2026-11-21T12:00:00Z')
const context = { now, query: pageQuery('?page=2', ['page']), path: '/' } as LoadContext

describe('a page reads', () => {
  test('what it declares', () => {
    const given = declaredInputs({ reads: ['now', 'rate'], query: ['page'] }, context)
    expect([given.now, given.query.get('page'), given.path]).toEqual([now, '2', '/'])
  })

  test.each([
    ['the time', (given: LoadContext) => given.now, "reads: ['now']"],
    ['a parameter', (given: LoadContext) => given.query.get('page'), "query: ['page']"],
  ])('nothing else: %s throws, and says what to declare', (_, read, instead) => {
    const given = declaredInputs({ reads: [], query: [] }, context)
    expect(() => read(given)).toThrow(UndeclaredInput)
    expect(() => read(given)).toThrow(instead)
  })

  test('no converted amount without the rate; other formats are its culture’s', () => {
    const { format } = viewOf('en-GB', undeclaredRate)
    expect(() => format.money(1)).toThrow(UndeclaredInput)
    expect(format.own(5)).toBe('£5')
  })
})
