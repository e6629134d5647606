import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutAtParameters, fillPath, matchPattern } from '../../../shared/routes/pattern.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)

describe('the parameters of a path under a pattern', () => {
  test.each([
    ['/games/{gameSlug}/', '/games/thor/', { gameSlug: 'thor' }],
    ['/{tagSlug}/{postSlug}/', '/tips/limits/', { tagSlug: 'tips', postSlug: 'limits' }],
    ['/faq/', '/faq/', {}],
    ['/', '/', {}],
    ['/faq/', '/faqs/', null],
    ['/faq/', '/faq/more/', null],
    ['/games/{gameSlug}/', '/game/thor/', null],
    ['/games/{gameSlug}/', '/games/thor', null],
    ['/games/{gameSlug}/', '/games/', null],
    ['/games/{gameSlug}/', '/games//', null],
    ['/games/{gameSlug}/', '/games/Thor!/', null],
  ])('%s, %s: %j', (pattern, path, params) => {
    expect(matchPattern(pattern, path)).toEqual(params)
  })

  test('fill the pattern so that it reads as the path again', () => {
    fc.assert(
      fc.property(slug, slug, (tagSlug, postSlug) => {
        const path = '/blog/{tagSlug}/{postSlug}/'
        const filled = fillPath({ key: 'blogPost', pathPieces: cutAtParameters(path) }, { tagSlug, postSlug })
        expect(filled).toBe(`/blog/${tagSlug}/${postSlug}/`)
        expect(matchPattern(path, filled)).toEqual({ tagSlug, postSlug })
      }),
    )
  })
})

describe('a path with its parameters', () => {
  const route = { key: 'slotsGame', pathPieces: cutAtParameters('/slots/{gameSlug}/') }

  test.each([{}, { gameSlug: '' }, { slug: 'thor' }])('cannot be made of %j, which says what is missing', (params) => {
    expect(() => fillPath(route, params as Record<string, string>)).toThrow(
      'Route "slotsGame" needs the parameter "gameSlug". Pass it with the link.',
    )
  })

  test('holds nothing that could leave its segment', () => {
    expect(fillPath(route, { gameSlug: 'a/b?c#d' })).toBe('/slots/a%2Fb%3Fc%23d/')
  })
})
