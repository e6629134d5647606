import type { ContentScope } from '../../shared/content/scope.ts'
import { categoryTag, feedTag, gameTag, pageTag, type Tag, type TaggedFeed } from '../../shared/content/tags.ts'
import type { ItemFeed } from '../content-files/item.ts'
import type { Change } from './change.ts'

/** The tag of each feed's items; pages and categories have one an item. */
const feedTags: Readonly<Record<ItemFeed, TaggedFeed | ((id: string, scope: ContentScope) => Tag)>> = {
  page: pageTag,
  category: categoryTag,
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

/** The tags whose pages a change touches: in that brand and culture only. A draft touches none. */
export function tagsOf(change: Change): readonly Tag[] {
  if (change.kind === 'maintenance' || change.draft) return []
  if (change.kind === 'game') return [gameTag(change.slug, change)]
  const tag = feedTags[change.feed]
  return [typeof tag === 'string' ? feedTag(tag, change) : tag(change.id, change)]
}
