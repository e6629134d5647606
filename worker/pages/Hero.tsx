import type { ReactNode } from 'react'
import { AccountLinks } from '../document/layout/AccountLinks.tsx'
import type { View } from '../document/view.ts'

/** Sizes of the banner's layers in px (spec 9). */
const sizes = { desktop: { width: 1920, height: 472 }, mobile: { width: 750, height: 360 } } as const

/** Address of a banner layer below `/img/`: the media call's query (spec 7). */
export function bannerImage(
  view: View,
  section: string,
  device: 'desktop' | 'mobile',
  layer: 'background' | 'foreground',
): string {
  const query = new URLSearchParams({ device, culture: view.culture.id, sectionCode: section, layer, v: '2.0.0' })
  return view.image(`/img/banners/?${query}`)
}

export interface HeroProps {
  readonly view: View
  readonly heading: string
  /** sectionCode of the images, or null for a heading without a banner. */
  readonly section: string | null
  readonly slogan: string | null
  readonly children?: ReactNode
}

/** The top of a page: its heading over the section's banner. */
export function Hero({ view, heading, section, slogan, children }: HeroProps) {
  if (section === null)
    return (
      <div className="page-head">
        <h1>{heading}</h1>
        {children}
      </div>
    )
  return (
    <section className="hero">
      <picture className="hero__background">
        <source
          media="(min-width: 48rem)"
          srcSet={bannerImage(view, section, 'desktop', 'background')}
          width={sizes.desktop.width}
          height={sizes.desktop.height}
        />
        <img
          src={bannerImage(view, section, 'mobile', 'background')}
          alt=""
          width={sizes.mobile.width}
          height={sizes.mobile.height}
          fetchPriority="high"
        />
      </picture>
      <div className="hero__text">
        <h1>{heading}</h1>
        {slogan !== null && <p className="hero__slogan">{slogan}</p>}
        {children}
        <AccountLinks view={view} />
      </div>
    </section>
  )
}
