import type { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { bannerDevices, bannerLayers } from '../../shared/content/banner.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import type { Lang } from '../../shared/site/culture.ts'
import { type BrandId, brandIds } from '../../shared/site/ids.ts'
import type { promotionPlanFile, structureFile } from '../content-files/schemas.ts'
import { bannerSizes, postPictureSize, promotionPictureSize, socialSize } from '../contract/media-sizes.ts'
import { campaigns } from '../demo/campaigns.ts'
import { bannerSvg, pictureSvg, socialSvg } from '../studio/banner.ts'
import type { Encoded } from './encode.ts'
import type { SocialTitles } from './social-titles.ts'

/** A picture to be drawn and encoded; its files are stored as `name`/avif and `name`/webp, or as `name` alone. */
export type PlannedPicture = {
  name: string
  folder: string
  stem: string
  size: { width: number; height: number }
  formats: readonly (keyof Encoded)[]
  draw: () => string
}

type Plans = {
  promotions: z.infer<typeof promotionPlanFile>
  structure: z.infer<typeof structureFile>
  titles: SocialTitles
}

const both = ['avif', 'webp'] as const

/** Sections whose banner some route of the brand shows, and the route keys of its categories. */
function shownBy(brand: BrandId): { sections: string[]; categories: Map<string, string>; keys: Set<string> } {
  const sections = new Set<string>(campaigns.map((campaign) => campaign.section))
  const categories = new Map<string, string>()
  const keys = new Set<string>()
  for (const culture of brands[brand].domain.cultures) {
    for (const [key, route] of compileRoutes(culture, brand).byKey) {
      if (!route.available) continue
      keys.add(key)
      const { banner, contentType } = route.entry
      const section = banner?.cultureSection?.[culture] ?? banner?.section
      if (section === undefined || banner?.disabled === true) continue
      sections.add(section)
      if (contentType === 'category' || contentType === 'home') categories.set(key, section)
    }
  }
  return { sections: [...sections], categories, keys }
}

function banners(brand: BrandId, sections: readonly string[]): PlannedPicture[] {
  return sections.flatMap((section) =>
    bannerDevices.flatMap((device) =>
      bannerLayers.map((layer) => ({
        name: `banner/${brand}/${section}/${device}/${layer}`,
        folder: 'banners',
        stem: `${brand}-${section}-${device}-${layer}`.toLowerCase(),
        size: bannerSizes[brand][device][layer],
        formats: both,
        draw: () => bannerSvg({ brandId: brand, sectionCode: section, device, layer }),
      })),
    ),
  )
}

/** The pictures that stand for a page elsewhere: one in each language of the brand, since they carry the page's title. */
const social = (brand: BrandId, kind: string, id: string, motif: string, titles: SocialTitles): PlannedPicture[] =>
  languagesOf(brand).flatMap((lang) => {
    const title = titles.get(`${brand}/${lang}/${kind}/${id}`)
    // Only the brand's own picture has no title; an item that a language lacks needs none.
    if (title === undefined && kind !== 'brand') return []
    return {
      name: `social/${brand}/${lang}/${kind}/${id}`,
      folder: 'social',
      stem: `${brand}-${lang}-${kind}-${id}`.toLowerCase(),
      size: socialSize,
      formats: ['webp'],
      draw: () => socialSvg({ brandId: brand, motif, ...(title !== undefined && { title }) }),
    }
  })

const languagesOf = (brand: BrandId): Lang[] => [
  ...new Set(brands[brand].domain.cultures.map((culture) => cultures[culture].lang)),
]

/** Everything of a brand that is raster (spec 9): banners, pictures of items and social images. */
export function planPictures(plans: Plans): PlannedPicture[] {
  return brandIds.flatMap((brand) => {
    const { sections, categories, keys } = shownBy(brand)
    const item = (kind: 'promotion' | 'feature' | 'post' | 'landing', id: string, motif?: string): PlannedPicture => ({
      name: `picture/${brand}/${kind}/${id}`,
      folder: 'pictures',
      stem: `${brand}-${kind}-${id}`,
      size: kind === 'post' || kind === 'landing' ? postPictureSize : promotionPictureSize,
      formats: both,
      draw: () =>
        pictureSvg({
          brandId: brand,
          kind: kind === 'post' ? 'blog' : kind,
          id,
          ...(motif !== undefined && { motif }),
        }),
    })
    return [
      ...banners(brand, sections),
      ...social(brand, 'brand', 'home', 'home', plans.titles),
      ...[...categories].flatMap(([key, section]) => social(brand, 'category', key, section, plans.titles)),
      ...plans.promotions.flatMap(({ id, motif }) => [
        item('promotion', id, motif),
        ...social(brand, 'promotion', id, motif, plans.titles),
      ]),
      ...plans.structure.landing.map((id) => item('landing', id)),
      ...(keys.has('features') ? plans.structure.features.map((id) => item('feature', id)) : []),
      ...(keys.has('blog')
        ? plans.structure.blogPosts.flatMap((id) => [item('post', id), ...social(brand, 'post', id, id, plans.titles)])
        : []),
    ]
  })
}
