/** Sizes of pictures in px that no brand has its own of (spec 9); those of banners are in shared/site/banner-sizes.ts. */
export const promotionPictureSize = { width: 800, height: 450 } as const
export const postPictureSize = { width: 1200, height: 675 } as const
