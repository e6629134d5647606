import * as z from 'zod/mini'
import { bannerDevices, bannerLayers, bannerSections, pictureHashPattern } from '../../shared/content/banner.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import type { Site } from '../../shared/site/site.ts'
import { bannerCode } from '../../shared/storage/table.ts'
import { queryText } from '../content/feed.ts'

/** Query values of the media call (spec 7, rulings 7.10); any other name is refused. */
const bannerQuery = z.strictObject({
  device: z.enum(bannerDevices),
  culture: z.string().check(z.maxLength(10)),
  sectionCode: z.enum(bannerSections),
  layer: z.enum(bannerLayers),
  v: z.optional(z.string().check(z.regex(/^[\w.-]{1,20}$/))),
  h: z.optional(z.string().check(z.regex(pictureHashPattern))),
  bt: z.optional(z.string().check(z.regex(bannerCode.pattern))),
  r: z.optional(z.string().check(z.regex(bannerCode.pattern))),
  gameSlug: z.optional(slugSchema),
})

/** A file of the platform's media: folders and a name, and what pictures are stored as. */
const filePath = /^(?:[a-z0-9][\w-]*\/)+[\w-][\w.-]*\.(?:svg|avif|webp|png)$/i

/** What an address below /img/ asks of the platform: a path there, nothing that could be there, or something wrong. */
export type MediaAddress =
  | { readonly kind: 'picture'; readonly path: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong' }

/** The platform's path for an address below /img/. It is spelled one way, however the address was: one kept copy each. */
export function mediaAddress(url: URL, { brand, editions }: Pick<Site, 'brand' | 'editions'>): MediaAddress {
  const path = url.pathname.replace(/^\/img\//, '')
  if (path !== 'banners/')
    return filePath.test(path) ? { kind: 'picture', path: `/media/${path}` } : { kind: 'unknown' }
  const asked = bannerQuery.safeParse(Object.fromEntries(url.searchParams))
  if (!asked.success || !editions.some(({ culture }) => culture.id === asked.data.culture)) return { kind: 'wrong' }
  const { device, culture, sectionCode, layer, v, h, bt, r, gameSlug } = asked.data
  const query = { brand_local_code: brand.id, culture, device, sectionCode, layer, v, h, bt, r, gameSlug }
  return { kind: 'picture', path: `/v1/banners/media/${queryText(query)}` }
}
