import type { Picture as Data } from '../../shared/content/picture.ts'
import type { View } from '../view/view.ts'

export interface PictureProps {
  readonly view: View
  readonly picture: Data
  /** The page's largest picture: fetched first. The others load when they come near. */
  readonly first?: boolean
  /** The words beside it say the same: read to nobody. */
  readonly decorative?: boolean
  readonly className?: string
}

/** A raster picture in AVIF, with WebP for browsers without it. */
export function Picture({ view, picture, first = false, decorative = false, className }: PictureProps) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={view.image(picture.avif)} />
      <img
        src={view.image(picture.webp)}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}
