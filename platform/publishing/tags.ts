import { brandIds } from '../../brands/registry.ts'
import type { ContentScope } from '../../shared/content/scope.ts'
import {
  categoryTag,
  feedTag,
  gameTag,
  pageTag,
  providerTag,
  type Tag,
  type TaggedFeed,
  userContextTag,
} from '../../shared/content/tags.ts'
import type { ItemFeed } from '../content-files/item.ts'
import type { Purge } from './purge.ts'
import type { Subject } from './subject.ts'

/** The tag of each feed's items; pages, categories and providers have one an item. */
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
  provider: providerTag,
  restricted: 'restricted',
  banner: 'banners',
  'bonus-terms': 'bonus-terms',
  settings: 'settings',
  'voucher-texts': 'voucher',
}

/** What a change of a subject touches: its tags, in its brand and culture only. Maintenance is told to every brand. */
export function purgesOf(subject: Subject): Purge[] {
  if (subject.kind === 'maintenance') return brandIds.map((brand) => ({ brand, tags: [userContextTag(brand)] }))
  const { brand } = subject
  if (subject.kind === 'game') return [{ brand, tags: [gameTag(subject.slug, subject)] }]
  const tag = feedTags[subject.feed]
  return [{ brand, tags: [typeof tag === 'string' ? feedTag(tag, subject) : tag(subject.id, subject)] }]
}
