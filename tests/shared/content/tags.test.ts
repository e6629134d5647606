import { describe, expect, test } from 'vitest'
import { brandIds } from '../../../brands/registry.ts'
import { itemFeeds } from '../../../platform/content-files/item.ts'
import type { Subject } from '../../../platform/publishing/subject.ts'
import { purgesOf } from '../../../platform/publishing/tags.ts'
import {
  categoryTag,
  currencyTag,
  everythingTag,
  feedTag,
  gameTag,
  geoTag,
  userContextTag,
} from '../../../shared/content/tags.ts'
import { featureBySlug } from '../../../worker/content/feeds/features.ts'
import { gameExtended } from '../../../worker/content/feeds/games.ts'
import { faq, landing, restrictedCountries } from '../../../worker/content/feeds/pages.ts'
import { paymentInfo } from '../../../worker/content/feeds/payments.ts'
import { promotionBySlug } from '../../../worker/content/feeds/promotions.ts'
import { storyOfProvider } from '../../../worker/content/feeds/providers.ts'
import { categoryText, settings, simpleFeed } from '../../../worker/content/feeds/texts.ts'

const tagsOf = (subject: Subject) => purgesOf(subject).flatMap(({ tags }) => tags)
const scope = { brand: 'uk', culture: 'en-GB' } as const

describe('tags', () => {
  test('are spelled as the contract of the purge says', () => {
    expect(feedTag('promotions', scope)).toBe('promotions:uk:en-GB')
    expect(gameTag('thor', scope)).toBe('game:thor:uk:en-GB')
    expect(categoryTag('slots', scope)).toBe('category:slots:uk:en-GB')
    expect(everythingTag(scope)).toBe('content:uk:en-GB')
    expect(geoTag('uk')).toBe('geo:uk')
    expect(userContextTag('uk')).toBe('user-context:uk')
    expect(currencyTag).toBe('currency')
    expect(tagsOf({ kind: 'item', ...scope, feed: 'page', id: 'terms' })).toEqual(['page:terms:uk:en-GB'])
  })

  test.each([
    ['promotion', 'x', promotionBySlug.tags({ slug: 'x' }, scope)],
    ['feature', 'x', featureBySlug.tags({ slug: 'x' }, scope)],
    ['payment', 'x', paymentInfo.tags({ id: 'x' }, scope)],
    ['faq', 'faq', faq.tags({}, scope)],
    ['landing', 'x', landing.tags({ slug: 'x' }, scope)],
    ['provider', 'x', storyOfProvider.tags({ provider: 'x' }, scope)],
    ['restricted', 'restricted', restrictedCountries.tags({}, scope)],
    ['page', 'help', simpleFeed.tags({ feedCode: 'help' }, scope)],
    ['category', 'slots', categoryText.tags({ routeKey: 'slots' }, scope)],
    ['settings', 'settings', settings.tags({}, scope)],
  ] as const)('a published %s "%s" touches what the site keeps of it', (feed, id, kept) => {
    for (const tag of tagsOf({ kind: 'item', ...scope, feed, id })) expect(kept).toContain(tag)
  })

  test('a published provider touches what is told of it, and of no other', () => {
    const [tag] = tagsOf({ kind: 'item', ...scope, feed: 'provider', id: 'oak' })
    expect(storyOfProvider.tags({ provider: 'oak' }, scope)).toEqual([tag, everythingTag(scope)])
    expect(storyOfProvider.tags({ provider: 'elm' }, scope)).not.toContain(tag)
  })

  test('a published game touches its page, the maintenance switch what every brand was told', () => {
    const [tag] = tagsOf({ kind: 'game', ...scope, slug: 'thor' })
    expect(gameExtended.tags({ slug: 'thor' }, scope)).toContain(tag)
    expect(tagsOf({ kind: 'maintenance' })).toEqual(brandIds.map(userContextTag))
  })

  test('every kind of item has a tag', () => {
    for (const feed of itemFeeds) expect(tagsOf({ kind: 'item', ...scope, feed, id: 'x' })).toHaveLength(1)
  })

  test('cannot be written by hand', () => {
    // @ts-expect-error a text is no tag
    const typed: ReturnType<typeof feedTag> = 'promotion:uk:en-GB'
    // @ts-expect-error there is no such feed
    feedTag('promotion', scope)
    expect(typed).not.toBe(feedTag('promotions', scope))
  })
})
