import type { ReactNode } from 'react'
import type { BannerDevice, BannerLayer } from '../../shared/content/banner.ts'
import { Html } from '../document/Html.tsx'
import { AccountLinks } from '../document/layout/AccountLinks.tsx'
import type { View } from '../view/view.ts'
import type { PageBanner } from './banner.ts'

/** Site version that the media call carries (spec 9). */
const siteVersion = '2.0.0'

/** Address of a banner layer below /img/: the query of the media call (spec 7). */
export function bannerImage(
  view: View,
  section: string,
  device: BannerDevice,
  layer: BannerLayer,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    device,
    culture: view.culture.id,
    sectionCode: section,
    layer,
    v: siteVersion,
    ...more,
  })
  return view.image(`/img/banners/?${query}`)
}

/** One layer of the banner; the pictures' sizes keep its room (spec 9, rulings 7.7). */
function Layers({
  view,
  banner: { section, sizes },
  layer,
  alt,
}: {
  readonly view: View
  readonly banner: PageBanner
  readonly layer: BannerLayer
  readonly alt: string
}) {
  const first = layer === 'background'
  return (
    <picture className={`hero__${layer}`} data-bt="picture">
      <source
        media="(min-width: 48rem)"
        srcSet={bannerImage(view, section, 'desktop', layer)}
        {...sizes.desktop[layer]}
      />
      <img
        src={bannerImage(view, section, 'mobile', layer)}
        alt={alt}
        {...sizes.mobile[layer]}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}

export interface HeroProps {
  readonly view: View
  readonly heading: string
  readonly banner: PageBanner | null
  readonly slogan?: string | null
  readonly children?: ReactNode
}

/** The top of a page: its heading, over the section's banner where the page has one. */
export function Hero({ view, heading, banner, slogan = null, children }: HeroProps) {
  if (banner === null)
    return (
      <div className="page-head">
        <h1>{heading}</h1>
        {children}
      </div>
    )
  return (
    <div className="hero-block">
      <section className="hero">
        <Layers view={view} banner={banner} layer="background" alt="" />
        <Layers view={view} banner={banner} layer="foreground" alt={banner.alt} />
        <div className="hero__text">
          <h1 data-bt="title">{heading}</h1>
          {banner.subline !== null && (
            <p className="hero__subline" data-bt="own">
              {banner.subline}
            </p>
          )}
          {slogan !== null && <p className="hero__slogan">{slogan}</p>}
          {children}
          {banner.cta !== null && <AccountLinks view={view} banner />}
        </div>
      </section>
      {banner.terms !== null && (
        <p className="hero-block__terms" data-bt="terms">
          {banner.terms}
        </p>
      )}
      {banner.fullTerms !== null && (
        <details className="terms-details hero-block__full" data-bt="own">
          <summary>{banner.fullTerms.title}</summary>
          <Html view={view} html={banner.fullTerms.body} />
        </details>
      )}
    </div>
  )
}
