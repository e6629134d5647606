/** Feeds of the item table. */
export const itemFeeds = [
  'page',
  'category',
  'promotion',
  'feature',
  'payment',
  'faq',
  'blog-tag',
  'blog-author',
  'blog-post',
  'landing',
  'provider',
  'restricted',
  'banner',
  'bonus-terms',
  'settings',
  'voucher-texts',
] as const
export type ItemFeed = (typeof itemFeeds)[number]

/** A row of the item table before it is written. `data` is what the content API answers, without its version. */
export type Item = {
  feed: ItemFeed
  id: string
  slug: string
  parent: string | null
  published: string | null
  data: object
}
