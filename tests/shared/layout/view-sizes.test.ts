import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatViewSizes, type ViewSizes, viewSizesOf, withViewSize } from '../../../shared/layout/view-sizes.ts'
import { viewSizes } from '../../../shared/storage/rare-table.ts'
import { parseStored } from '../../../shared/storage/stored.ts'

const key = fc.stringMatching(/^\/[a-z-]{0,20}\/(\?[a-z]{1,8}=[\w%.-]{1,20})?$/)
const size = fc.record({ items: fc.integer({ min: 1, max: 9999 }), top: fc.integer({ min: 0, max: 999_999 }) })
const none: ViewSizes = viewSizesOf(null)

describe('how far lists were opened', () => {
  test('is nothing where nothing is stored', () => {
    expect(none.size).toBe(0)
  })

  test('is kept once a list, the latest as it was seen last', () => {
    const twice = withViewSize(
      withViewSize(withViewSize(none, '/slots/', { items: 48, top: 10 }), '/casino/', { items: 24, top: 0 }),
      '/slots/',
      { items: 72, top: 2400.4 },
    )
    expect(formatViewSizes(twice)).toBe('/casino/ 24 0\n/slots/ 72 2400')
  })

  test('forgets the oldest list when a thirteenth comes, and keeps no address that is very long', () => {
    const full = Array.from({ length: 13 }, (_, at) => `/list-${at}/`).reduce(
      (sizes, name) => withViewSize(sizes, name, { items: 48, top: 0 }),
      none,
    )
    expect([...full.keys()]).toEqual(Array.from({ length: 12 }, (_, at) => `/list-${at + 1}/`))
    expect(withViewSize(full, `/${'x'.repeat(160)}`, { items: 48, top: 0 })).toBe(full)
  })

  test('whatever is opened, the stored text fits its row and says the same when it is read', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, size), { minLength: 1, maxLength: 30 }), (opened) => {
        const sizes = opened.reduce((all, [name, one]) => withViewSize(all, name, one), none)
        const text = formatViewSizes(sizes)
        expect(parseStored(viewSizes, text)).toBe(text)
        expect(viewSizesOf(text)).toEqual(sizes)
        expect(sizes.get(opened.at(-1)?.[0] ?? '')).toEqual(opened.at(-1)?.[1])
      }),
    )
  })
})
