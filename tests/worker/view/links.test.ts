import { describe, expect, test } from 'vitest'
import { gameHref, groupHref, postHref, rssHref } from '../../../worker/view/links.ts'
import { viewOf } from '../pages/support.ts'

describe('where a thing stands in a culture', () => {
  test.each([
    ['en-GB', 'slots', '/slots/thor/'],
    ['es', 'instant_win', '/juegos-rapidos/thor/'],
    ['fr-CA', 'slots', '/fr-CA/slots/thor/'],
    ['de-DE', 'casino', null],
  ] as const)('in %s a game of %s: %s', (culture, mainCategory, path) => {
    expect(gameHref(viewOf(culture), { slug: 'thor', mainCategory })).toBe(path)
  })

  test.each([
    ['en-GB', 'megaways', '/slots/megaways/'],
    ['es', 'new_slots', '/slots/nuevas/'],
    ['frca', 'live_casino', '/frca/live-casino/'],
    ['de-DE', 'jackpots', null],
    ['en-GB', 'popular_games', null],
    // It has no category: that of new slots goes on with it.
    ['fr-CA', 'new_games', '/fr-CA/slots/new/'],
  ] as const)('in %s the whole of the group %s: %s', (culture, group, path) => {
    expect(groupHref(viewOf(culture), group)).toBe(path)
  })

  test('a post stands under its own topic, where the culture has a blog', () => {
    const post = { slug: 'a-post', tag: { slug: 'a-topic', name: 'A topic' } }
    expect(postHref(viewOf('es'), post)).toBe('/blog/a-topic/a-post/')
    expect(postHref(viewOf('sv'), post)).toBeNull()
    expect(rssHref(viewOf('es'))).toBe('/blog/feed.xml')
    expect(rssHref(viewOf('sv'))).toBeNull()
  })
})
