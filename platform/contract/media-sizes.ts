import type { Banner } from '../../shared/content/banner.ts'
import type { BrandId } from '../../shared/site/ids.ts'

const common: Banner['sizes'] = {
  desktop: { background: { width: 1920, height: 472 }, foreground: { width: 1920, height: 292 } },
  mobile: { background: { width: 750, height: 360 }, foreground: { width: 750, height: 360 } },
}

/** Banner sizes of each brand (spec 9): the Swedish mobile foreground is 250 high. */
export const bannerSizes: Readonly<Record<BrandId, Banner['sizes']>> = {
  uk: common,
  de: common,
  se: { ...common, mobile: { ...common.mobile, foreground: { width: 750, height: 250 } } },
  es: common,
  on: common,
}

/** Game banners (spec 9): 145 high, 210 for sv and de-DE. */
export const gameBannerSizes: Readonly<Record<BrandId, { width: number; height: number }>> = {
  uk: { width: 750, height: 145 },
  de: { width: 750, height: 210 },
  se: { width: 750, height: 210 },
  es: { width: 750, height: 145 },
  on: { width: 750, height: 145 },
}

export const promotionPictureSize = { width: 800, height: 450 } as const
export const postPictureSize = { width: 1200, height: 675 } as const
export const socialSize = { width: 1200, height: 630 } as const
