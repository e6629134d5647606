import type { ItemFeed } from '../content-files/item.ts'
import type { Change } from './change.ts'

/** Cache tag of each feed; pages and categories have one tag an item. */
const feedTags: Readonly<Record<ItemFeed, string>> = {
  page: 'page',
  category: 'category',
  promotion: 'promotions',
  feature: 'features',
  payment: 'payments',
  faq: 'faq',
  'blog-tag': 'blog',
  'blog-author': 'blog',
  'blog-post': 'blog',
  landing: 'landing',
  restricted: 'restricted',
  banner: 'banners',
  'bonus-terms': 'bonus-terms',
  settings: 'settings',
  'voucher-texts': 'voucher',
}
const ownTag: readonly ItemFeed[] = ['page', 'category']

/** The tags whose pages a change touches: in that brand and culture only. A draft touches none. */
export function tagsOf(change: Change): string[] {
  if (change.kind === 'maintenance' || change.draft) return []
  const place = `${change.brand}:${change.culture}`
  if (change.kind === 'game') return [`game:${change.slug}:${place}`]
  const tag = feedTags[change.feed]
  return [ownTag.includes(change.feed) ? `${tag}:${change.id}:${place}` : `${tag}:${place}`]
}
