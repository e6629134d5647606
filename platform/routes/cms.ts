import { z } from 'zod'
import { featureCardSchema, featureSchema, featuresSchema } from '../../shared/content/feature.ts'
import { promotionSchema, promotionsSchema } from '../../shared/content/promotion.ts'
import { simpleFeedSchema, termsCodes } from '../../shared/content/simple-feed.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { contentRoute, type Route } from '../contract/route.ts'
import type { EditionId } from '../storage/edition.ts'
import { draftById, itemById, itemBySlug, readItem, readItems } from '../storage/items.ts'
import { listPromotions, onePromotion } from '../storage/promotions.ts'

const family = 'cms'
const id = { id: slugSchema }
/** Cards that home shows. */
const onHome = 4

const missingFeature = (edition: EditionId) => `There is no such feature in ${edition}.`

/** Promotions, features and terms (spec 7, v1/cms). Lists and single items; previews answer drafts by id. */
export const cmsRoutes: readonly Route[] = [
  contentRoute({
    path: '/v1/cms/promotions/',
    family,
    summary: 'Active promotions, then expired ones.',
    query: {},
    answer: promotionsSchema,
    read: (db, { edition }) => listPromotions(db, edition),
  }),
  contentRoute({
    path: '/v1/cms/promotions/preview/',
    family,
    summary: 'One promotion as its editor left it, scheduled or not.',
    query: id,
    answer: promotionSchema,
    read: (db, { edition, id }) => onePromotion(db, edition, { draftId: id }),
  }),
  contentRoute({
    path: '/v1/cms/promotions/:slug/',
    family,
    summary: 'One promotion by its slug, expired ones too.',
    query: {},
    answer: promotionSchema,
    read: (db, { edition }, { slug = '' }) => onePromotion(db, edition, { slug }),
  }),
  contentRoute({
    path: '/v1/cms/promotions-home/',
    family,
    summary: 'Promotions for home.',
    query: {},
    answer: promotionsSchema,
    read: (db, { edition }) => listPromotions(db, edition, onHome),
  }),
  contentRoute({
    path: '/v1/cms/promotions-home/preview/',
    family,
    summary: 'One promotion of home as its editor left it.',
    query: id,
    answer: promotionSchema,
    read: (db, { edition, id }) => onePromotion(db, edition, { draftId: id }),
  }),
  contentRoute({
    path: '/v1/cms/features/',
    family,
    summary: 'Features of the product.',
    query: {},
    answer: featuresSchema,
    read: async (db, { edition }) => {
      const { items, version } = await readItems(db, edition, 'feature', featureCardSchema)
      return { found: { features: items }, version }
    },
  }),
  contentRoute({
    path: '/v1/cms/features/preview/',
    family,
    summary: 'One feature as its editor left it.',
    query: id,
    answer: featureSchema,
    read: (db, { edition, id }) =>
      readItem(db, draftById(db, edition, 'feature', id), featureSchema, missingFeature(edition)),
  }),
  contentRoute({
    path: '/v1/cms/features/:slug/',
    family,
    summary: 'One feature by its slug.',
    query: {},
    answer: featureSchema,
    read: (db, { edition }, { slug = '' }) =>
      readItem(db, itemBySlug(db, edition, 'feature', slug), featureSchema, missingFeature(edition)),
  }),
  contentRoute({
    path: '/v1/cms/features-home/',
    family,
    summary: 'Features for home.',
    otherClients: true,
    query: {},
    answer: featuresSchema,
    read: async (db, { edition }) => {
      const { items, version } = await readItems(db, edition, 'feature', featureCardSchema)
      return { found: { features: items.slice(0, onHome) }, version }
    },
  }),
  contentRoute({
    path: '/v1/cms/features-home/preview/',
    family,
    summary: 'One feature of home as its editor left it.',
    query: id,
    answer: featureSchema,
    read: (db, { edition, id }) =>
      readItem(db, draftById(db, edition, 'feature', id), featureSchema, missingFeature(edition)),
  }),
  contentRoute({
    path: '/v1/cms/terms/',
    family,
    summary: 'Terms, privacy notice or bonus policy by code.',
    query: { code: z.enum(termsCodes).default('terms') },
    answer: simpleFeedSchema,
    read: (db, { edition, code }) =>
      readItem(db, itemById(db, edition, 'page', code), simpleFeedSchema, `There is no "${code}" in ${edition}.`),
  }),
]
