import type { BrandId } from '../site/ids.ts'
import type { ContentScope } from './scope.ts'

declare const made: unique symbol

/**
 * A cache tag (docs/contracts/purge.md): what a kept answer says of itself and what a purge names. It can be made here
 * alone, so that the site and the platform cannot spell one differently and lose a purge.
 */
export type Tag = string & { readonly [made]: true }

/** Feeds whose answers a publish touches all together in a brand's culture. */
export type TaggedFeed =
  | 'banners'
  | 'blog'
  | 'bonus-terms'
  | 'faq'
  | 'features'
  | 'games'
  | 'landing'
  | 'payments'
  | 'promotions'
  | 'restricted'
  | 'settings'
  | 'voucher'
  | 'winners'

const scoped = (name: string, { brand, culture }: ContentScope): Tag => `${name}:${brand}:${culture}` as Tag

/** Everything that a brand's culture shows of the content API. */
export const everythingTag = (scope: ContentScope): Tag => scoped('content', scope)

/** Whether a tag names all that a culture shows. */
export const isEverythingTag = (tag: string): boolean => tag.startsWith('content:')

export const feedTag = (feed: TaggedFeed, scope: ContentScope): Tag => scoped(feed, scope)

/** One game's page and overlay. */
export const gameTag = (slug: string, scope: ContentScope): Tag => scoped(`game:${slug}`, scope)

/** What is told of one provider, on its own page and its games' pages. */
export const providerTag = (key: string, scope: ContentScope): Tag => scoped(`provider:${key}`, scope)

/** One content page, by its feed code. */
export const pageTag = (feedCode: string, scope: ContentScope): Tag => scoped(`page:${feedCode}`, scope)

/** One category's own text, by its route key. */
export const categoryTag = (routeKey: string, scope: ContentScope): Tag => scoped(`category:${routeKey}`, scope)

/** What the services beside the content API say; they name no version. */
export const geoTag = (brand: BrandId): Tag => `geo:${brand}` as Tag
export const userContextTag = (brand: BrandId): Tag => `user-context:${brand}` as Tag
export const currencyTag = 'currency' as Tag
