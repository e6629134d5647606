import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import * as banner from '../../../shared/content/banner.ts'
import * as blog from '../../../shared/content/blog.ts'
import { bonusTermsSchema } from '../../../shared/content/bonus-terms.ts'
import { currencyRateSchema } from '../../../shared/content/currency.ts'
import { faqSchema } from '../../../shared/content/faq.ts'
import { featureSchema, featuresSchema } from '../../../shared/content/feature.ts'
import * as game from '../../../shared/content/game.ts'
import { gamePanelSchema } from '../../../shared/content/game-panel.ts'
import { geoInfoSchema } from '../../../shared/content/geo.ts'
import { jackpotsSchema } from '../../../shared/content/jackpots.ts'
import { landingSchema } from '../../../shared/content/landing.ts'
import { lastChangesSchema } from '../../../shared/content/last-changes.ts'
import * as log from '../../../shared/content/log.ts'
import { marksSchema } from '../../../shared/content/marks.ts'
import { paymentInfoSchema, paymentOptionsSchema } from '../../../shared/content/payment.ts'
import { promotionSchema, promotionsSchema } from '../../../shared/content/promotion.ts'
import { providerStorySchema, providersSchema } from '../../../shared/content/provider.ts'
import { purgeSchema } from '../../../shared/content/purge.ts'
import { restrictedSchema } from '../../../shared/content/restricted.ts'
import { settingsSchema } from '../../../shared/content/settings.ts'
import { categoryTextSchema, feedIndexSchema, simpleFeedSchema } from '../../../shared/content/simple-feed.ts'
import { subscribedSchema, subscriptionSchema } from '../../../shared/content/subscription.ts'
import { userContextSchema } from '../../../shared/content/user-context.ts'
import { voucherTextsSchema } from '../../../shared/content/voucher.ts'
import { winnersSchema } from '../../../shared/content/winners.ts'
import * as sample from './whole-answers.ts'

/** Every answer and call of the contract with one that is whole: everything in it that may be there. */
const whole: Readonly<Record<string, readonly [schema: z.ZodMiniType, value: unknown]>> = {
  banner: [banner.bannerSchema, sample.sectionBanner],
  'banners of a place': [banner.locationBannersSchema, { banners: [sample.sectionBanner] }],
  "a game's banner": [banner.gameBannerSchema, sample.gameBanner],
  'words of banner tracking': [banner.btTextsSchema, sample.btTexts],
  blog: [blog.blogSchema, sample.blog],
  'home of the blog': [blog.blogHomeSchema, sample.blogHome],
  'lead post': [blog.blogMainSchema, { main: sample.postCard }],
  topics: [blog.blogTagsSchema, { tags: [sample.blogTag] }],
  'latest posts': [blog.latestPostsSchema, { posts: [sample.postCard] }],
  'page of posts': [blog.postsPageSchema, sample.postsPage],
  post: [blog.postSchema, sample.post],
  author: [blog.blogAuthorSchema, sample.author],
  'bonus terms': [bonusTermsSchema, { code: 'welcome', title: 'Terms', body: '<p>Terms</p>' }],
  rate: [currencyRateSchema, { rate: 1.2 }],
  questions: [faqSchema, sample.faq],
  feature: [featureSchema, sample.feature],
  features: [featuresSchema, { features: [sample.featureCard] }],
  game: [game.gameExtendedSchema, sample.gameExtended],
  'figures of a game': [game.gameSpecsSchema, sample.gameSpecs],
  'groups of games': [game.gamesByGroupsSchema, { groups: [{ key: 'slots', total: 1, games: [sample.gameCard] }] }],
  'page of games': [game.gamesPageSchema, { games: [sample.gameCard], ...sample.paging }],
  'facets of games': [
    game.gameFacetsSchema,
    {
      providers: [{ key: 'oak', name: 'Oak', games: 3 }],
      features: [{ key: 'cluster', name: 'Cluster pays', games: 2 }],
      volatilities: [{ key: 'high', games: 1 }],
    },
  ],
  "a game's text": [game.gameContentSchema, { slug: 'thor', name: 'Thor', summary: 'A god.', html: '<p>A god.</p>' }],
  'addresses of games': [game.gameSiteMapSchema, sample.gameSiteMap],
  'list of games': [game.gameListSchema, sample.gameList],
  'panel of a game': [gamePanelSchema, sample.gamePanel],
  place: [geoInfoSchema, sample.geoInfo],
  jackpots: [jackpotsSchema, sample.jackpots],
  'last changes': [lastChangesSchema, sample.lastChanges],
  'landing page': [landingSchema, sample.landing],
  'log entry': [log.logEntrySchema, sample.logEntry],
  'error report': [log.errorLogSchema, { brand_code: 'STR', message: 'It fell', stack: 'at a', url: 'http://a/' }],
  'taken log': [log.acceptedSchema, { accepted: true }],
  marks: [marksSchema, sample.marks],
  'ways to pay': [paymentOptionsSchema, [sample.paymentOption]],
  'way to pay': [paymentInfoSchema, sample.paymentInfo],
  promotion: [promotionSchema, sample.promotion],
  promotions: [promotionsSchema, { promotions: [sample.promotionCard] }],
  providers: [providersSchema, { providers: [sample.provider] }],
  'story of a provider': [providerStorySchema, sample.providerStory],
  purge: [
    purgeSchema,
    {
      tags: ['banners:uk:en-GB'],
      version: 3,
      database: 'one',
      reset: false,
      issuedAt: 1_795_228_800_000,
      nonce: 'b1946ac9',
    },
  ],
  'restricted countries': [restrictedSchema, sample.restricted],
  settings: [settingsSchema, sample.settings],
  text: [simpleFeedSchema, sample.simpleFeed],
  "a category's text": [categoryTextSchema, { ...sample.simpleFeed, routeKey: 'slots', socialImage: '/img/s.webp' }],
  'list of texts': [feedIndexSchema, { feeds: [{ code: 'help', title: 'Help', version: 1 }] }],
  "the blog's form": [subscriptionSchema, { list: 'blog', email: 'ann@mail.example', name: 'Ann' }],
  "the newsletter's form": [subscriptionSchema, { list: 'newsletter', email: 'ann@mail.example', consent: true }],
  'taken subscription': [subscribedSchema, { subscribed: true }],
  'user context': [userContextSchema, sample.userContext],
  'words of the voucher': [voucherTextsSchema, sample.voucherTexts],
  winners: [winnersSchema, { winners: [sample.winner] }],
}

/** What may be left out: the answer says nothing then. */
const optional: Readonly<Record<string, readonly string[]>> = {
  purge: ['reset'],
  game: ['offered', 'offered.en-GB'],
  // What is not known has no time.
  'last changes': [
    'pages.vip',
    'categories.slots',
    'lists.promotions',
    'lists.features',
    'lists.payments',
    'lists.faq',
    'lists.posts',
    'groups.slots',
    'providers.lone-pine',
  ],
  'addresses of games': ['games.0.offered', 'games.0.offered.en-GB'],
  'error report': ['stack', 'url'],
  marks: ['trust.age'],
  promotion: ['template', 'figure', 'gameSlug'],
  promotions: ['promotions.0.template', 'promotions.0.figure', 'promotions.0.gameSlug'],
}

type Path = readonly (string | number)[]

/** The places of a value: each field, and the first item of each list. */
const placesOf = (value: unknown, path: Path = []): Path[] => {
  if (Array.isArray(value)) return value.length === 0 ? [] : placesOf(value[0], [...path, 0])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...placesOf(inner, [...path, key])])
}

/** A copy in which `change` was done to what holds the last step of the path. */
const changed = (
  value: unknown,
  path: Path,
  change: (holder: Record<string | number, unknown>, key: string | number) => void,
): unknown => {
  const copy: unknown = structuredClone(value)
  let holder = copy as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>
  change(holder, path.at(-1) ?? '')
  return copy
}

describe.each(Object.entries(whole))('%s', (name, [schema, value]) => {
  test('is taken whole', () => {
    expect(schema.safeParse(value).error).toBeUndefined()
  })

  test('is refused where a field is missing', () => {
    const spare = placesOf(value).filter(
      (path) => schema.safeParse(changed(value, path, (holder, key) => delete holder[key])).success,
    )
    expect(spare.map((path) => path.join('.'))).toEqual(optional[name] ?? [])
  })

  test('is refused where a field is of another kind', () => {
    const loose = placesOf(value).filter((path) => {
      const wrong = changed(value, path, (holder, key) => {
        holder[key] = typeof holder[key] === 'string' ? 7 : 'of another kind'
      })
      return schema.safeParse(wrong).success
    })
    expect(loose.map((path) => path.join('.'))).toEqual([])
  })
})
