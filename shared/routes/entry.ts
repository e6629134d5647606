import type { BonusTerms } from '../content/bonus-terms.ts'
import type { GameGroup } from '../content/game.ts'
import type { FeedCode } from '../content/simple-feed.ts'
import type { BrandId, CultureId } from '../site/ids.ts'

/** What a route shows; each has one folder in worker/pages. */
export const contentTypes = [
  'home',
  'category',
  'game',
  'content',
  'story',
  'privacy',
  'help',
  'contact',
  'selfAssessment',
  'mobileApp',
  'compliance',
  'payments',
  'payment',
  'promotions',
  'promotion',
  'features',
  'feature',
  'provider',
  'restricted',
  'landing',
  'blogHome',
  'blogSearch',
  'blogTag',
  'blogPost',
  'winners',
  'search',
  'siteMap',
  'registrationComplete',
  'offline',
  'bannerPreview',
  'previewGame',
  'previewPost',
  'previewPromotion',
  'previewPromotionsHome',
  'previewFeature',
  'previewFeaturesHome',
] as const
export type ContentType = (typeof contentTypes)[number]

/** Which of a domain's site maps lists a route. */
export type SiteMapType = 'pages' | 'games' | 'promotions' | 'blog'

/** The main banner of a route (spec 3 "Banner"). */
export interface RouteBanner {
  /** sectionCode of the media call. */
  readonly section: string
  /** Another section in some cultures. */
  readonly cultureSection?: Partial<Readonly<Record<CultureId, string>>>
  /** Code of the bonus terms that stand with the banner where its words state that offer (rulings 7.9). */
  readonly terms?: BonusTerms['code']
  /** Whose words describe the picture: its feed's, which is the standard, or nobody's where it only adorns the page. */
  readonly alt?: 'feed' | 'none'
  /** Where the banner's call to action leads: an account mode. */
  readonly cta?: 'register' | 'login'
  readonly disabled?: boolean
  readonly culturesDisabled?: readonly CultureId[]
}

/** Lists of groups by culture; `default` serves the others, null means that the page shows its own games. */
export type GroupsByCulture = Partial<Readonly<Record<CultureId | 'default', readonly GameGroup[]>>>

/** One row of the table (spec 2 "Route entry fields"; open fields as rulings 9). */
export interface RouteEntry {
  readonly key: string
  /** Path below the parent, with a trailing slash; `{name}` is a parameter. */
  readonly pattern: string
  /** Pattern that replaces the general one in a culture. */
  readonly culturesPattern?: Partial<Readonly<Record<CultureId, string>>>
  /** Path (general patterns) served for this one without redirect; it gives the parameters of `masterRoute`. */
  readonly rewrite?: string
  readonly contentType: ContentType
  /** Groups shown as rows, 12 games each. */
  readonly gameGroups?: GroupsByCulture
  /** The group whose games belong to this category and stand below it. */
  readonly gameGroup?: GameGroup
  /** Code by which texts, banners and SEO copy of the page are found; the key when absent. */
  readonly pageCode?: string
  /** Key of the route whose page and data this one shows. */
  readonly masterRoute?: string
  /** Ends the breadcrumb trail. */
  readonly root?: boolean
  /** Without one the brand's general pictures stand there; a page without a banner says so (rulings 7.11). */
  readonly banner?: RouteBanner
  /** Only these cultures have the route. */
  readonly implicitCultures?: readonly CultureId[]
  readonly excludedCultures?: readonly CultureId[]
  readonly excludeFromSiteMap?: boolean
  readonly siteMapType?: SiteMapType
  /** Simple feed of a content page. */
  readonly feedCode?: FeedCode
  /** Only these domains have the route. */
  readonly domains?: readonly BrandId[]
  /** Where a culture lacks the route, its word may be a slug all the same (rulings 3.3). */
  readonly freesWord?: boolean
  /** For editors only: opened by a signed token, past every cache (rulings 3.11). */
  readonly preview?: boolean
  /** Answered with `noindex`. */
  readonly noindex?: boolean
  /** false: no copy of the page is kept on the visitor's device. */
  readonly keepOffline?: boolean
  /** Stays readable where the site is not offered: no blocking screen covers it (rulings 4.4). */
  readonly openToAll?: boolean
  /** Needs no header banner, menus or footer of the site: its own lean layout. */
  readonly lean?: boolean
  readonly children?: readonly RouteEntry[]
}
