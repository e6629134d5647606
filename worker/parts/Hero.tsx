import type { ReactNode } from 'react'
import type { BannerDevice, BannerLayer } from '../../shared/content/banner.ts'
import { siteVersion } from '../../shared/site/version.ts'
import { Html } from '../document/Html.tsx'
import type { Head } from '../document/head.tsx'
import { Kept } from '../document/kept-markup.tsx'
import { AccountLinks } from '../document/layout/AccountLinks.tsx'
import { keeper } from '../document/made-of.ts'
import type { View } from '../view/view.ts'
import { generalSection, type PageBanner } from './banner.ts'
import { Words } from './Words.tsx'

/** A layer of a section's banner as the media call names it (spec 7). */
export interface BannerPicture {
  readonly section: string
  readonly device: BannerDevice
  readonly layer: BannerLayer
  /** Content hash that the banner's feed gives; null where it could not be had. */
  readonly hash: string | null
}

/** Address of a banner layer below /img/: the query of the media call, and beside it the picture's hash (rulings 7.10). */
export function bannerImage(
  view: View,
  { section, device, layer, hash }: BannerPicture,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    device,
    culture: view.culture.id,
    sectionCode: section,
    layer,
    v: siteVersion,
    ...(hash !== null && { h: hash }),
    ...more,
  })
  return view.image(`/img/banners/?${query}`)
}

/** One layer of the banner; the pictures' sizes keep its room (spec 9, rulings 7.7). */
function Layers({
  view,
  banner: { section, pictures },
  layer,
  alt,
}: {
  readonly view: View
  readonly banner: PageBanner
  readonly layer: BannerLayer
  readonly alt: string
}) {
  const first = layer === 'background'
  const image = (device: BannerDevice) =>
    bannerImage(view, { section, device, layer, hash: pictures[device][layer].hash })
  return (
    <picture className={`hero__${layer}`} data-bt="picture">
      <source
        media="(min-width: 48rem)"
        srcSet={image('desktop')}
        width={pictures.desktop[layer].width}
        height={pictures.desktop[layer].height}
      />
      <img
        src={image('mobile')}
        alt={alt}
        width={pictures.mobile[layer].width}
        height={pictures.mobile[layer].height}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}

const noPreloads: NonNullable<Head['preloads']> = []
const keepPreloads = keeper<NonNullable<Head['preloads']>>()

/** The banner's first layer, which is a page's largest picture: loaded before anything else. */
export const heroPreloads = (view: View, banner: PageBanner | null): NonNullable<Head['preloads']> =>
  banner === null
    ? noPreloads
    : keepPreloads([view, banner], '', () =>
        (['desktop', 'mobile'] as const).map((device) => {
          const { hash, width } = banner.pictures[device].background
          return {
            srcSet: `${bannerImage(view, { section: banner.section, device, layer: 'background', hash })} ${width}w`,
            media: device === 'desktop' ? '(min-width: 48rem)' : '(max-width: 47.99rem)',
          }
        }),
      )

export interface HeroProps {
  readonly view: View
  readonly heading: string
  readonly banner: PageBanner | null
  readonly slogan?: string | null
  /** A low head: its section's banner, cropped. Home's is whole. */
  readonly low?: boolean
  readonly children?: ReactNode
}

/** The top of a page: its heading, over the section's banner where the page has one. */
export function Hero(props: HeroProps) {
  const { view, heading, banner, slogan = null, low = true, children } = props
  if (banner === null)
    return (
      <div className="page-head">
        <h1>{heading}</h1>
        {children}
      </div>
    )
  const hero = () => (
    <BannerHero view={view} heading={heading} banner={banner} slogan={slogan} low={low}>
      {children}
    </BannerHero>
  )
  if (children !== undefined) return hero()
  return (
    <Kept of={[view, banner]} as={`hero ${low} ${slogan} ${heading}`}>
      {hero}
    </Kept>
  )
}

type BannerHeroProps = Required<Omit<HeroProps, 'children'>> & {
  readonly banner: PageBanner
  readonly children: ReactNode
}

function BannerHero({ view, heading, banner, slogan, low, children }: BannerHeroProps) {
  const own = banner.section === generalSection ? '' : ' hero--section'
  return (
    <div className="hero-block">
      <div className={`hero hero--${view.brand.hero}${low ? ' hero--low' : ''}${own}`}>
        <Layers view={view} banner={banner} layer="background" alt="" />
        <Layers view={view} banner={banner} layer="foreground" alt={banner.alt} />
        <div className="hero__text">
          <h1 data-bt="title">{heading}</h1>
          {(banner.headline !== null || banner.subline !== null) && (
            <p className="hero__subline" data-bt="own">
              {banner.headline !== null && (
                <strong>
                  <Words view={view} text={banner.headline} />
                </strong>
              )}{' '}
              {banner.subline !== null && (
                <span>
                  <Words view={view} text={banner.subline} />
                </span>
              )}
            </p>
          )}
          {slogan !== null && <p className="hero__slogan">{slogan}</p>}
          {!low && banner.points.length > 0 && (
            <ol className="hero__points">
              {banner.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          )}
          {children}
          {banner.cta !== null && <AccountLinks view={view} banner />}
        </div>
      </div>
      {banner.terms !== null && (
        <p className="hero-block__terms" data-bt="terms">
          <Words view={view} text={banner.terms} />
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
