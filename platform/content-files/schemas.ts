import { z } from 'zod'
import { bonusTermsCodes } from '../../shared/content/bonus-terms.ts'
import { landingTargets } from '../../shared/content/landing.ts'
import { promotionKinds, promotionTemplates } from '../../shared/content/promotion.ts'
import { slugSchema as slug } from '../../shared/content/slug-schema.ts'
import { cultureIds } from '../../shared/site/ids.ts'

/** What the files of docs/contracts/content-files.md hold, after overrides are merged. Unknown fields are refused. */
const text = z.string().trim().min(1)
const id = slug
const day = z.iso.date()

export const pageFile = z.strictObject({ title: text, description: text, heading: text, body: text })

export const promotionFile = z.strictObject({
  slug,
  /** Slugs that it had before: their addresses lead to it. */
  formerSlugs: z.array(slug).default([]),
  caption: text,
  figure: text.nullish(),
  gameSlug: z.nullish(slug),
  neutralName: text,
  title: text,
  description: text,
  /** Empty where the call to action is to say what its step says: join, or log in. */
  claimLabel: z.string().trim(),
  bonusCode: text.nullish(),
  eligible: text,
  when: text,
  get: text,
  summary: text,
  body: text,
  terms: text,
  moreInfoLabel: text,
  imageAlt: text,
})

export const featureFile = z.strictObject({
  slug,
  name: text,
  title: text,
  description: text,
  summary: text,
  body: text,
  imageAlt: text,
})

const limits = z.strictObject({ min: text, max: text, fee: text, time: text })
export const paymentFile = z.strictObject({
  slug,
  name: text,
  title: text,
  description: text,
  summary: text,
  /** Both here, or both in payments.yaml (statedLimits). `withdrawal: null` says that there is none. */
  deposit: limits.optional(),
  withdrawal: limits.nullish(),
  body: text,
  hasInfo: z.boolean(),
})

export const faqFile = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id,
        name: text,
        items: z.array(z.strictObject({ id, question: text, answer: text })).min(1),
      }),
    )
    .min(1),
})

export const tagsFile = z.array(z.strictObject({ id, slug, name: text, description: text })).min(1)
export const authorsFile = z.array(z.strictObject({ id, name: text, role: text, bio: text })).min(1)

export const postFile = z.strictObject({
  slug,
  title: text,
  description: text,
  summary: text,
  tag: id,
  author: id,
  published: day,
  related: z.array(id),
  recommendedGames: z.array(slug),
  imageAlt: text,
  body: text,
})

export const landingFile = z.strictObject({
  slug,
  title: text,
  description: text,
  heading: text,
  cta: text,
  target: z.enum(landingTargets),
  terms: text,
  imageAlt: text,
  body: text,
})

/** `lead` describes the page elsewhere too: as long as such a description is (docs/contracts/content-files.md). */
export const providerFile = z.strictObject({
  home: text,
  lead: text.min(110).max(155),
  motto: text.max(80),
  body: text,
})

export const restrictedFile = z.strictObject({
  intro: text,
  countries: z.array(z.strictObject({ slug, iso2: z.string().regex(/^[A-Z]{2}$/), name: text, body: text })).min(1),
})

/** A banner that states an offer names it and has its significant terms; any other has neither (rulings 7.9). */
export const bannerFile = z
  .strictObject({
    headline: text,
    subline: text,
    points: z.array(text).max(4).optional(),
    cta: text,
    alt: text,
    offer: z.enum(bonusTermsCodes).nullish(),
    terms: text.nullish(),
  })
  .refine(({ offer, terms }) => (offer == null) === (terms == null), 'An offer and its terms stand together.')
export const bonusTermsFile = z.strictObject({ title: text, body: text })

export const settingsFile = z.strictObject({
  bonusCodeLabel: text,
  bannerLegalText: text,
  logoAlt: text,
  seoFooter: text,
  cookieText: text,
  cookieMore: text,
  jackpotDropCountdown: text.includes('{{time}}', 'The countdown holds {{time}}.'),
  featuredGame: slug,
  featuredTitle: text,
})

export const voucherFile = z.strictObject({
  title: text,
  intro: text,
  codeLabel: text,
  submit: text,
  thanksTitle: text,
  thanksBody: text,
  continueWithout: text,
  close: text,
})

/** platform/demo/content/promotions.yaml: what does not vary by language. */
export const promotionPlanFile = z.array(
  z.strictObject({
    id,
    kind: z.enum(promotionKinds),
    template: z.enum(promotionTemplates),
    starts: day,
    ends: day.nullable(),
    motif: id,
  }),
)
/** platform/demo/content/edited.yaml: a day for each folder; a culture that has none of its own yet has no day. */
export const editedFile = z.partialRecord(z.enum(cultureIds), z.iso.date())
/** platform/demo/content/structure.yaml: the ids that every base culture writes. */
export const structureFile = z.strictObject({
  features: z.array(id),
  payments: z.array(id),
  landing: z.array(id),
  blogTags: z.array(id),
  blogPosts: z.array(id),
})
