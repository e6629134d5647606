import * as z from 'zod/mini'
import { bannerSchema } from '../../shared/content/banner.ts'
import { blogTagSchema, postCardSchema, postSchema } from '../../shared/content/blog.ts'
import { bonusTermsSchema } from '../../shared/content/bonus-terms.ts'
import { faqSchema } from '../../shared/content/faq.ts'
import { featureSchema } from '../../shared/content/feature.ts'
import { landingSchema } from '../../shared/content/landing.ts'
import { paymentInfoSchema } from '../../shared/content/payment.ts'
import { promotionSchema } from '../../shared/content/promotion.ts'
import { providerStorySchema } from '../../shared/content/provider.ts'
import { restrictedSchema } from '../../shared/content/restricted.ts'
import { settingsSchema } from '../../shared/content/settings.ts'
import { categoryTextSchema, simpleFeedSchema } from '../../shared/content/simple-feed.ts'
import { voucherTextsSchema } from '../../shared/content/voucher.ts'
import type { ItemFeed } from '../content-files/item.ts'
import { html } from '../content-files/markup.ts'

const links = { relatedIds: z.array(z.string()), recommendedIds: z.array(z.string()), gameSlugs: z.array(z.string()) }

const strict = <Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) => z.strictObject(shape)

/** What the item table holds of each feed: the answer without what is worked out when it is read. */
export const storedSchemas = {
  page: strict(z.omit(simpleFeedSchema, { version: true })),
  category: strict(z.omit(categoryTextSchema, { version: true })),
  promotion: strict(z.omit(promotionSchema, { state: true })),
  feature: strict(featureSchema),
  payment: strict(paymentInfoSchema),
  faq: strict(faqSchema),
  'blog-tag': strict(z.omit(blogTagSchema, { posts: true })),
  'blog-author': strict(z.extend(postCardSchema.shape.author, { bio: z.string() })),
  'blog-post': strict(
    z.extend(z.omit(postSchema, { related: true, recommended: true, recommendedGames: true }), links),
  ),
  landing: strict(landingSchema),
  provider: strict(z.omit(providerStorySchema, { makes: true })),
  restricted: strict(restrictedSchema),
  banner: strict(bannerSchema),
  'bonus-terms': strict(bonusTermsSchema),
  settings: strict(settingsSchema),
  'voucher-texts': strict(voucherTextsSchema),
} as const satisfies Readonly<Record<ItemFeed, z.ZodMiniObject>>

/** The names of a feed's fields. */
export type FieldOf<Feed extends ItemFeed> = keyof (typeof storedSchemas)[Feed]['shape'] & string

/** Fields that are HTML in the answer and Markdown in a change. */
const markdownFields: readonly string[] = ['body', 'terms', 'answer', 'intro', 'seoFooter']
/** Feeds in which such a field is plain text all the same. */
const plainFields: Partial<Readonly<Record<ItemFeed, readonly string[]>>> = {
  landing: ['terms'],
  banner: ['terms'],
  'voucher-texts': ['intro'],
}

/** A change as it is stored: tokens filled as in the files, Markdown turned into HTML, at any depth. */
export function rendered(feed: ItemFeed, fill: (text: string) => string, value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => rendered(feed, fill, entry))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rendered(feed, fill, entry, name)]))
  }
  const isMarkdown = markdownFields.includes(key) && !(plainFields[feed]?.includes(key) ?? false)
  if (typeof value !== 'string') return value
  return isMarkdown ? html(fill(value)) : fill(value)
}
