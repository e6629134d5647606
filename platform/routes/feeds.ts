import { z } from 'zod'
import { bonusTermsCodes, bonusTermsSchema } from '../../shared/content/bonus-terms.ts'
import { faqSchema } from '../../shared/content/faq.ts'
import { jackpotsSchema } from '../../shared/content/jackpots.ts'
import { landingSchema } from '../../shared/content/landing.ts'
import { lastChangesSchema } from '../../shared/content/last-changes.ts'
import { marksSchema } from '../../shared/content/marks.ts'
import { paymentInfoSchema, paymentOptionSchema, paymentOptionsSchema } from '../../shared/content/payment.ts'
import { providerStorySchema, providersSchema } from '../../shared/content/provider.ts'
import { restrictedSchema } from '../../shared/content/restricted.ts'
import { settingsSchema } from '../../shared/content/settings.ts'
import {
  categoryTextSchema,
  feedIndexSchema,
  simpleFeedCodes,
  simpleFeedSchema,
  termsCodes,
} from '../../shared/content/simple-feed.ts'
import { longestSlug } from '../../shared/content/slug.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { voucherTextsSchema } from '../../shared/content/voucher.ts'
import { winnersSchema } from '../../shared/content/winners.ts'
import { contentRoute, type Route } from '../contract/route.ts'
import { itemById, itemBySlug, readItem, readItems } from '../storage/items.ts'
import { lastChanges } from '../storage/last-changes.ts'
import { marksOf } from '../storage/marks.ts'
import { jackpots, providersOf, winners } from '../storage/moving-feeds.ts'
import { providerStory } from '../storage/provider-story.ts'

const family = 'feeds'
const code = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/)

/** The feeds of the content API (spec 7), and the texts that pages are made of. */
export const feedRoutes: readonly Route[] = [
  contentRoute({
    path: '/v1/feeds/',
    family,
    summary: 'Every simple feed that the culture has.',
    otherClients: true,
    query: {},
    answer: feedIndexSchema,
    read: async (db, { edition }) => {
      const page = z.object({ id: z.string(), title: z.string(), version: z.int() })
      const { items, version } = await readItems(db, edition, 'page', page)
      return { found: { feeds: items.map(({ id, title, version }) => ({ code: id, title, version })) }, version }
    },
  }),
  contentRoute({
    path: '/v1/feeds/simple/',
    family,
    summary: 'A content page by its feed code.',
    query: { feedCode: z.enum([...simpleFeedCodes, ...termsCodes]) },
    answer: simpleFeedSchema,
    read: (db, { edition, feedCode }) =>
      readItem(
        db,
        itemById(db, edition, 'page', feedCode),
        simpleFeedSchema,
        `There is no feed "${feedCode}" in ${edition}.`,
      ),
  }),
  contentRoute({
    path: '/v1/feeds/categories/',
    family,
    summary: 'A category’s own text by its route key.',
    query: { routeKey: code },
    answer: categoryTextSchema,
    read: (db, { edition, routeKey }) =>
      readItem(
        db,
        itemById(db, edition, 'category', routeKey),
        categoryTextSchema,
        `There is no text for "${routeKey}" in ${edition}.`,
      ),
  }),
  contentRoute({
    path: '/v1/feeds/jackpots/',
    family,
    summary: 'Jackpots as they stand, largest first.',
    query: {
      limit: z.coerce.number().int().min(1).max(100).default(12),
      daily: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .optional(),
    },
    answer: jackpotsSchema,
    read: (db, { edition, limit, daily }) => jackpots(db, edition, limit, daily ?? null),
  }),
  contentRoute({
    path: '/v1/feeds/winners/',
    family,
    summary: 'The latest winners.',
    query: { limit: z.coerce.number().int().min(1).max(60).default(20) },
    answer: winnersSchema,
    read: (db, { edition, limit }) => winners(db, edition, limit),
  }),
  contentRoute({
    path: '/v1/feeds/payment-options/',
    family,
    summary: 'Payment options of the culture.',
    query: {},
    answer: paymentOptionsSchema,
    read: async (db, { edition }) => {
      const { items, version } = await readItems(db, edition, 'payment', paymentOptionSchema)
      return { found: items, version }
    },
  }),
  contentRoute({
    path: '/v1/feeds/payment-options/:id/',
    family,
    summary: 'One payment option by its key or slug.',
    query: {},
    answer: paymentInfoSchema,
    read: async (db, { edition }, { id = '' }) => {
      const missing = `There is no payment option "${id.slice(0, 60)}" in ${edition}.`
      const byKey = await readItem(db, itemById(db, edition, 'payment', id), paymentInfoSchema, missing)
      return 'found' in byKey ? byKey : readItem(db, itemBySlug(db, edition, 'payment', id), paymentInfoSchema, missing)
    },
  }),
  contentRoute({
    path: '/v1/feeds/faq',
    family,
    summary: 'Questions and answers in groups.',
    query: {},
    answer: faqSchema,
    read: (db, { edition }) =>
      readItem(db, itemById(db, edition, 'faq', 'faq'), faqSchema, `There are no questions in ${edition}.`),
  }),
  contentRoute({
    path: '/v1/feeds/bonus-terms/',
    family,
    summary: 'Terms of a bonus by its code. Further query values only bust caches.',
    query: { code: z.enum(bonusTermsCodes) },
    answer: bonusTermsSchema,
    read: (db, { edition, code }) =>
      readItem(
        db,
        itemById(db, edition, 'bonus-terms', code),
        bonusTermsSchema,
        `There are no terms "${code}" in ${edition}.`,
      ),
  }),
  contentRoute({
    path: '/v1/feeds/landing/',
    family,
    summary: 'A landing page by its slug, or by its id, which is the same in all cultures.',
    query: { slug: z.optional(slugSchema), id: z.optional(slugSchema) },
    answer: landingSchema,
    read: (db, { edition, slug, id }) =>
      readItem(
        db,
        id === undefined ? itemBySlug(db, edition, 'landing', slug ?? '') : itemById(db, edition, 'landing', id),
        landingSchema,
        `There is no landing page "${id ?? slug ?? ''}" in ${edition}.`,
      ),
  }),
  contentRoute({
    path: '/v1/feeds/restricted/',
    family,
    summary: 'Countries in which the brand does not serve.',
    query: {},
    answer: restrictedSchema,
    read: (db, { edition }) =>
      readItem(
        db,
        itemById(db, edition, 'restricted', 'restricted'),
        restrictedSchema,
        `There is no list of countries in ${edition}.`,
      ),
  }),
  contentRoute({
    path: '/v1/feeds/last-changes/',
    family,
    summary: 'When each page and category text last changed, and each list by its newest item.',
    query: {},
    answer: lastChangesSchema,
    read: (db, { edition }) => lastChanges(db, edition),
  }),
  contentRoute({
    path: '/v1/feeds/providers/',
    family,
    summary: 'Providers with games in the culture.',
    query: {},
    answer: providersSchema,
    read: (db, { edition }) => providersOf(db, edition),
  }),
  contentRoute({
    path: '/v1/feeds/providers/:key/',
    family,
    summary: 'A provider’s story, and what it makes for the culture.',
    query: {},
    answer: providerStorySchema,
    read: (db, { edition }, { key = '' }) => providerStory(db, edition, key.slice(0, longestSlug)),
  }),
  contentRoute({
    path: '/v1/feeds/marks/',
    family,
    summary: 'The brand’s logo and icon, and neutral marks of trust.',
    otherClients: true,
    query: {},
    answer: marksSchema,
    read: (db, { brand_local_code }) => marksOf(db, brand_local_code),
  }),
  contentRoute({
    path: '/v1/feeds/settings/',
    family,
    summary: 'Settings of the culture.',
    query: {},
    answer: settingsSchema,
    read: (db, { edition }) =>
      readItem(
        db,
        itemById(db, edition, 'settings', 'settings'),
        settingsSchema,
        `There are no settings for ${edition}.`,
      ),
  }),
  contentRoute({
    path: '/v1/feeds/voucher-texts/',
    family,
    summary: 'Words of the voucher popup.',
    query: {},
    answer: voucherTextsSchema,
    read: (db, { edition }) =>
      readItem(
        db,
        itemById(db, edition, 'voucher-texts', 'voucher'),
        voucherTextsSchema,
        `There are no voucher texts in ${edition}.`,
      ),
  }),
]
