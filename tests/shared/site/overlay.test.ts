import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlayOfHash } from '../../../shared/site/overlay.ts'

describe('the overlay a hash names (spec 2, rulings 6.2)', () => {
  test.each([
    ['#gamepage/thor', { kind: 'game', slug: 'thor', fromSearch: false }],
    ['#gamepage/book-of-dead/', { kind: 'game', slug: 'book-of-dead', fromSearch: false }],
    ['#search-gamepage/777', { kind: 'game', slug: '777', fromSearch: true }],
  ])('%s is the game overlay', (hash, overlay) => {
    expect(overlayOfHash(hash)).toEqual(overlay)
  })

  test.each(['', '#', '#top', '#main', '#gamepage', '#gamepage/', '#gamepage/Thor', '#gamepage/a/b', '#gamepage/../x'])(
    '%j names no game',
    (hash) => {
      expect(overlayOfHash(hash)?.kind).not.toBe('game')
    },
  )

  test('a slug never holds anything that could leave its address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const overlay = overlayOfHash(`#gamepage/${text}`)
        if (overlay?.kind === 'game') expect(overlay.slug).toMatch(/^[a-z0-9-]+$/)
      }),
    )
  })
})
