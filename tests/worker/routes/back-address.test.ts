import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backAddress } from '../../../worker/routes/back-address.ts'

const origin = 'https://www.starling.example'

describe('where a plain form leads back to', () => {
  test.each([
    ['/slots/?page=2', '/slots/?page=2'],
    ['/', '/'],
    ['/slots/#search', '/slots/'],
    ['//evil.test/', null],
    ['///evil.test/', null],
    ['/\\evil.test/', null],
    ['/.//evil.test/', null],
    ['/slots/..//evil.test/', null],
    ['/\t/evil.test/', null],
  ])('%s of this site: %s', (path, back) => {
    expect(backAddress(origin + path, origin)).toBe(back)
  })

  test.each(['https://evil.test/', 'http://www.starling.example/', 'null', '', 'javascript:alert(1)', undefined])(
    '%s is not this site',
    (referer) => {
      expect(backAddress(referer, origin)).toBeNull()
    },
  )

  test('whatever the Referer says, it is a path that stays on this origin, and that page', () => {
    const piece = fc.constantFrom('/', '//', '\\', '.', '..', '%2f', '%5c', '@', ':', '?', '#', '\t', 'evil.test', 'a')
    const path = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 }).map((parts) => parts.join(''))
    const from = fc.constantFrom(origin, `${origin}/`, `${origin}:443`, `${origin}@`, 'https://evil.test', '//', '')
    fc.assert(
      fc.property(from, path, (start, rest) => {
        const back = backAddress(start + rest, origin)
        if (back === null) return
        const led = new URL(back, origin)
        expect(led.origin).toBe(origin)
        expect(led.pathname + led.search).toBe(back)
      }),
      { numRuns: 2000 },
    )
  })
})
