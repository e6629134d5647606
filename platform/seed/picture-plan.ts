import type { z } from 'zod'
import { brandIds, brands } from '../../brands/registry.ts'
import type { DrawnBrand } from '../../drawing/brand/art.ts'
import { socialSize } from '../../drawing/brand/social.ts'
import { cultures } from '../../locales/registry.ts'
import { type BannerSection, bannerDevices, bannerLayers, bannerSections } from '../../shared/content/banner.ts'
import type { PictureSize } from '../../shared/content/picture.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import { bannerSizesOf } from '../../shared/site/banner-sizes.ts'
import type { Lang } from '../../shared/site/culture.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import type { promotionPlanFile, structureFile } from '../content-files/schemas.ts'
import { postPictureSize, promotionPictureSize } from '../contract/media-sizes.ts'
import { campaigns } from '../demo/demo.ts'
import { bannerSvg, pictureSvg, sharedPictureSvg } from '../studio/studio.ts'
import type { Encoded } from './encode.ts'
import type { SocialTitles } from './social-titles.ts'

/** A picture to be drawn and encoded; its files are stored as `name`/avif and `name`/webp, or as `name` alone. */
export type PlannedPicture = {
  name: string
  folder: string
  stem: string
  size: PictureSize
  formats: readonly (keyof Encoded)[]
  draw: () => string
}

type Plans = {
  promotions: z.infer<typeof promotionPlanFile>
  structure: z.infer<typeof structureFile>
  titles: SocialTitles
  art: Readonly<Record<BrandId, DrawnBrand>>
}

const both = ['avif', 'webp'] as const

/** Sections whose banner some route of the brand shows, and the route keys of its categories. */
function shownBy(brand: BrandId): { sections: BannerSection[]; categories: Map<string, string>; keys: Set<string> } {
  const sections = new Set<BannerSection>(campaigns.map((campaign) => campaign.section))
  const categories = new Map<string, string>()
  const keys = new Set<string>()
  for (const culture of brands[brand].domain.cultures) {
    for (const [key, route] of compileRoutes(culture, brand).byKey) {
      if (!route.available) continue
      keys.add(key)
      const { banner, contentType } = route.entry
      const named = banner?.cultureSection?.[culture] ?? banner?.section
      const section = bannerSections.find((known) => known === named)
      if (section === undefined || banner?.disabled === true) continue
      sections.add(section)
      if (contentType === 'category' || contentType === 'home') categories.set(key, section)
    }
  }
  return { sections: [...sections], categories, keys }
}

function banners(art: DrawnBrand, brand: BrandId, sections: readonly BannerSection[]): PlannedPicture[] {
  const sizes = bannerSizesOf(brands[brand])
  return sections.flatMap((section) =>
    bannerDevices.flatMap((device) =>
      bannerLayers.map((layer) => ({
        name: `banner/${brand}/${section}/${device}/${layer}`,
        folder: 'banners',
        stem: `${brand}-${section}-${device}-${layer}`.toLowerCase(),
        size: sizes[device][layer],
        formats: both,
        draw: () => bannerSvg(art, { section, device, layer, size: sizes[device][layer] }),
      })),
    ),
  )
}

/** A picture's file is public: a promotion's is named by what it shows, since its id may name an offer (rulings 8). */
const fileWord = (kind: string, id: string, motif: string | undefined): string =>
  kind === 'promotion' ? (motif ?? id) : id

/** The pictures that stand for a page elsewhere: one in each language of the brand, since they carry the page's title. */
const social = ({ art, titles }: Plans, brand: BrandId, kind: string, id: string, motif: string): PlannedPicture[] =>
  languagesOf(brand).flatMap((lang) => {
    const title = titles.get(`${brand}/${lang}/${kind}/${id}`)
    // Only the brand's own picture has no title; an item that a language lacks needs none.
    if (title === undefined && kind !== 'brand') return []
    return {
      name: `social/${brand}/${lang}/${kind}/${id}`,
      folder: 'social',
      stem: `${brand}-${lang}-${kind}-${fileWord(kind, id, motif)}`.toLowerCase(),
      size: socialSize,
      formats: ['webp'],
      draw: () => sharedPictureSvg(art[brand], motif, title),
    }
  })

const languagesOf = (brand: BrandId): Lang[] => [
  ...new Set(brands[brand].domain.cultures.map((culture) => cultures[culture].lang)),
]

type ItemKind = 'promotion' | 'feature' | 'post' | 'landing'

const sizeOf = (kind: ItemKind): PictureSize =>
  kind === 'post' || kind === 'landing' ? postPictureSize : promotionPictureSize

/** Everything of a brand that is raster (spec 9): banners, pictures of items and social images. */
export function planPictures(plans: Plans): PlannedPicture[] {
  return brandIds.flatMap((brand) => {
    const { sections, categories, keys } = shownBy(brand)
    const item = (kind: ItemKind, id: string, motif?: string): PlannedPicture => ({
      name: `picture/${brand}/${kind}/${id}`,
      folder: 'pictures',
      stem: `${brand}-${kind}-${fileWord(kind, id, motif)}`,
      size: sizeOf(kind),
      formats: both,
      draw: () =>
        pictureSvg(plans.art[brand], {
          kind: kind === 'post' ? 'blog' : kind,
          id,
          size: sizeOf(kind),
          ...(motif !== undefined && { motif }),
        }),
    })
    return [
      ...banners(plans.art[brand], brand, sections),
      ...social(plans, brand, 'brand', 'home', 'home'),
      ...[...categories].flatMap(([key, section]) => social(plans, brand, 'category', key, section)),
      ...plans.promotions.flatMap(({ id, motif }) => [
        item('promotion', id, motif),
        ...social(plans, brand, 'promotion', id, motif),
      ]),
      ...plans.structure.landing.map((id) => item('landing', id)),
      ...(keys.has('features') ? plans.structure.features.map((id) => item('feature', id)) : []),
      ...(keys.has('blog')
        ? plans.structure.blogPosts.flatMap((id) => [item('post', id), ...social(plans, brand, 'post', id, id)])
        : []),
    ]
  })
}
