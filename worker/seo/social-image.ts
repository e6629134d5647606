import { brandImages } from '../view/assets.ts'
import type { View } from '../view/view.ts'

/** A picture for social tags, WebP (spec 9). */
export interface SocialImage {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** An address as machines elsewhere need it. */
export const absolute = (view: View, url: string): string => (url.startsWith('/') ? view.site.origin + url : url)

/** The social picture, 1200 by 630, that a feed names (its `socialImage`), or the brand's own where it names none. */
export function socialImage(view: View, path: string | null | undefined): SocialImage {
  const url = path ? view.image(path) : brandImages(view.brand.id).social
  return { url: absolute(view, url), width: 1200, height: 630 }
}

/** An image address of the content API as an absolute one, for structured data. */
export const absoluteImage = (view: View, path: string): string => absolute(view, view.image(path))
