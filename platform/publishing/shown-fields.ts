import { termsCodeOf } from '../../shared/content/bonus-terms.ts'
import type { Promotion } from '../../shared/content/promotion.ts'
import type { RouteEntry } from '../../shared/routes/entry.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'
import type { Market } from '../../shared/site/market.ts'
import type { ItemFeed } from '../content-files/item.ts'
import { sectionsAt } from '../storage/banners.ts'
import type { Fields } from './edits.ts'
import type { FieldOf } from './stored.ts'

/** Where an item stands: what decides whether a page shows it. */
export interface Standing {
  readonly brand: BrandId
  readonly culture: CultureId
  readonly id: string
  /** The item as it would be stored. */
  readonly data: Fields
  /** Rows of the route table that the culture has. */
  readonly routes: readonly RouteEntry[]
  readonly rules: Market['rules']
  /** The promotions of the culture, without those that are over. */
  readonly promotions: readonly Pick<Promotion, 'kind' | 'bonusCode'>[]
  /** The culture's banners that state an offer, with the code of its bonus terms. */
  readonly offers: readonly { readonly id: string; readonly offer: string }[]
  /** The UTC day. */
  readonly today: string
}

/** Whether a page shows the field, and lets an editor see it change. */
export type Shown = (at: Standing) => boolean

/**
 * What becomes of a field: a page shows it, under a condition; or it comes with the project's files and stays as they have
 * it, because addresses, pictures and other items depend on it; or no page shows it.
 */
export type FieldUse = Shown | 'file' | 'nowhere'

const always: Shown = () => true
const onRoute =
  (...types: readonly RouteEntry['contentType'][]): Shown =>
  ({ routes }) =>
    routes.some(({ contentType }) => types.includes(contentType))
const both =
  (one: Shown, other: Shown): Shown =>
  (at) =>
    one(at) && other(at)

/** A content page has its text by its feed code; the compliance pages are fixed documents (spec 2). */
const contentPage: Shown = ({ routes, id }) =>
  routes.some(({ feedCode, contentType }) => feedCode === id && contentType !== 'compliance')
const categoryPage: Shown = ({ routes, id }) => routes.some(({ key }) => key === id)

const banners = ({ routes, culture }: Standing) =>
  routes.flatMap(({ banner }) =>
    banner === undefined || banner.disabled || banner.culturesDisabled?.includes(culture)
      ? []
      : [{ section: banner.cultureSection?.[culture] ?? banner.section, terms: banner.terms, alt: banner.alt }],
  )
/** Banners of pages whose bonus terms are those of the offer that the banner states (rulings 7.9). */
const offering = (at: Standing) =>
  banners(at).filter(({ section, terms }) => at.offers.some(({ id, offer }) => id === section && offer === terms))
/** The banner at the top of its section's page. */
const hero: Shown = (at) => banners(at).some(({ section }) => section === at.id)
const heroWithAlt: Shown = (at) => banners(at).some(({ section, alt }) => section === at.id && alt !== 'none')
/** The banner whose words state the offer of its page's bonus terms. */
const heroWithOffer: Shown = (at) => offering(at).some(({ section }) => section === at.id)
/** Home shows the headlines of its further banners, as links to their pages. */
const homeBanner: Shown = ({ id, routes, rules }) =>
  sectionsAt['home-page'].slice(1).some((section) => section === id) &&
  routes.some(({ banner }) => banner?.section === id) &&
  (id !== 'promotions' || rules.promotionLinks)

const bannerTerms: Shown = (at) => offering(at).some(({ terms }) => terms === at.id)
const promotionTerms: Shown = ({ promotions, id }) => promotions.some(({ kind }) => termsCodeOf[kind] === id)

const running: Shown = ({ data, today }) => typeof data.ends !== 'string' || data.ends >= today
const hasInfo: Shown = ({ data }) => data.has_info === true
const blog = onRoute('blogHome')

/** Every field of every feed. Whoever shows a field that is shown nowhere changes its row; a test compares rows and pages. */
export const fieldUses: { readonly [Feed in ItemFeed]: Readonly<Record<FieldOf<Feed>, FieldUse>> } = {
  page: { title: contentPage, description: contentPage, heading: contentPage, body: contentPage },
  category: {
    routeKey: 'file',
    title: categoryPage,
    description: categoryPage,
    heading: categoryPage,
    body: categoryPage,
    socialImage: 'file',
  },
  promotion: {
    id: 'file',
    slug: 'file',
    formerSlugs: 'file',
    kind: 'file',
    starts: always,
    ends: always,
    caption: always,
    // Where the law keeps offers out of titles, the neutral name stands there (rulings 8).
    neutralName: ({ rules }) => !rules.offersInHead,
    title: ({ rules }) => rules.offersInHead,
    description: always,
    summary: always,
    template: 'file',
    figure: ({ data }) => data.template !== 'game',
    gameSlug: 'file',
    claimLabel: running,
    moreInfoLabel: always,
    picture: 'file',
    bonusCode: running,
    eligible: always,
    when: always,
    get: always,
    body: always,
    terms: always,
    socialImage: 'file',
  },
  feature: {
    id: 'file',
    slug: 'file',
    name: onRoute('features'),
    summary: onRoute('features'),
    picture: 'file',
    title: onRoute('feature'),
    description: onRoute('feature'),
    body: onRoute('feature'),
    socialImage: 'file',
  },
  payment: {
    key: 'file',
    name: onRoute('payments'),
    slug: 'file',
    has_info: onRoute('payments'),
    light_img_url: 'file',
    dark_img_url: 'file',
    title: both(onRoute('payment'), hasInfo),
    description: both(onRoute('payment'), hasInfo),
    summary: both(onRoute('payment'), hasInfo),
    deposit: onRoute('payments'),
    withdrawal: onRoute('payments'),
    body: both(onRoute('payment'), hasInfo),
  },
  faq: { groups: always },
  'blog-tag': { id: 'file', slug: 'file', name: blog, description: blog },
  'blog-author': { id: 'file', name: blog, role: blog, bio: blog },
  'blog-post': {
    id: 'file',
    slug: 'file',
    title: blog,
    summary: blog,
    tag: 'file',
    author: 'file',
    published: blog,
    minutes: blog,
    picture: 'file',
    description: blog,
    body: blog,
    updatedAt: blog,
    socialImage: 'file',
    relatedIds: blog,
    recommendedIds: blog,
    gameSlugs: blog,
  },
  landing: {
    id: 'file',
    slug: 'file',
    title: always,
    description: always,
    heading: always,
    cta: always,
    target: always,
    terms: always,
    body: always,
    picture: 'file',
    socialImage: 'file',
  },
  provider: { key: 'file', home: always, lead: always, motto: always, body: always },
  restricted: { intro: always, countries: always },
  banner: {
    sectionCode: 'file',
    headline: (at) => hero(at) || homeBanner(at),
    subline: hero,
    points: ({ id }) => id === 'home',
    // Only a game's banner has its words of action from a feed: home's.
    cta: ({ id }) => id === 'home',
    alt: heroWithAlt,
    offer: 'file',
    terms: heroWithOffer,
    pictures: 'file',
  },
  'bonus-terms': { code: 'file', title: bannerTerms, body: (at) => bannerTerms(at) || promotionTerms(at) },
  settings: {
    currency: 'file',
    bonusCodeLabel: ({ promotions }) => promotions.some(({ bonusCode }) => bonusCode !== null),
    bannerLegalText: always,
    logoAlt: always,
    seoFooter: ({ rules }) => rules.footer === 'full',
    cookieText: always,
    cookieMore: always,
    jackpotDropCountdown: ({ routes }) => routes.some(({ key }) => key === 'dailyJackpots'),
    featuredGame: always,
    featuredTitle: always,
    socialLinks: 'file',
  },
  'voucher-texts': {
    title: onRoute('landing'),
    intro: onRoute('landing'),
    codeLabel: onRoute('landing'),
    submit: onRoute('landing'),
    thanksTitle: onRoute('landing'),
    thanksBody: onRoute('landing'),
    continueWithout: onRoute('landing'),
    // The popup's button, which no page has.
    close: 'nowhere',
  },
}
