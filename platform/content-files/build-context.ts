import type { Picture } from '../../shared/content/picture.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'
import type { Item } from './item.ts'
import type { Reader } from './reader.ts'

/** Paths of media by name, as the media table has them. */
export type MediaPaths = ReadonlyMap<string, string>

/** What the builders of a culture's items have at hand. */
export type BuildContext = {
  brand: BrandId
  culture: CultureId
  reader: Reader
  media: MediaPaths
  fill: (text: string) => string
  markup: (markdown: string) => string
  picture: (kind: string, id: string, size: { width: number; height: number }, alt: string) => Picture | null
  social: (kind: string, id: string) => string | null
}

/** An item whose id is its slug unless `more` says otherwise. */
export const item = (feed: Item['feed'], id: string, data: object, more: Partial<Item> = {}): Item => ({
  feed,
  id,
  slug: id,
  parent: null,
  published: null,
  data,
  ...more,
})
