import type { Banner } from '../../shared/content/banner.ts'
import type { BonusTerms } from '../../shared/content/bonus-terms.ts'
import { bannerSizesOf } from '../../shared/site/banner-sizes.ts'
import type { Brand } from '../../shared/site/brand.ts'
import { sectionBanner } from '../content/feeds/banners.ts'
import { settings } from '../content/feeds/texts.ts'
import { keeper } from '../document/made-of.ts'
import type { LoadContext } from '../document/page.ts'
import { loadBonusTerms } from './bonus-terms.ts'

/**
 * A page's banner: its section's words and pictures. Words are null where there are none, or they could not be had; the
 * pictures have the brand's own sizes then, and no hash.
 */
export interface PageBanner {
  readonly section: string
  readonly headline: string | null
  readonly subline: string | null
  /** Facts or steps in few words. */
  readonly points: readonly string[]
  readonly alt: string
  /** Significant terms of the offer, or the market's short line where the banner states none (rulings 7.9). */
  readonly terms: string | null
  /** The whole terms of that offer, one click away (rulings 9). */
  readonly fullTerms: BonusTerms | null
  readonly cta: 'register' | 'login' | null
  readonly pictures: Banner['pictures']
}

/** The pictures of a banner whose feed could not be had. */
function unnamedPictures(brand: Brand): Banner['pictures'] {
  const { desktop, mobile } = bannerSizesOf(brand)
  const unnamed = ({ background, foreground }: typeof desktop) => ({
    background: { ...background, hash: null },
    foreground: { ...foreground, hash: null },
  })
  return { desktop: unnamed(desktop), mobile: unnamed(mobile) }
}

const keepBanner = keeper<PageBanner>()

/** The section whose pictures stand for the brand as a whole. */
export const generalSection = 'home'

/**
 * The banner of the page's route, or null where the route or the culture has none, or the path contains
 * /responsible-gaming (spec 2 "Layout").
 */
export async function loadBanner({ view, route, content, path }: LoadContext): Promise<PageBanner | null> {
  const { banner } = route.entry
  const { id } = view.culture
  if (banner?.disabled || banner?.culturesDisabled?.includes(id) || path.includes('/responsible-gaming')) return null
  const section = banner?.cultureSection?.[id] ?? banner?.section ?? generalSection
  const [words, fullTerms, texts] = await Promise.all([
    content.get(sectionBanner, { section }),
    loadBonusTerms({ content }, banner?.terms),
    content.get(settings, {}),
  ])
  const offered = banner?.terms !== undefined && words.value?.offer === banner.terms
  return keepBanner([route, words.value, fullTerms, texts.value], section, () => ({
    section,
    // The general pictures come without the words of the page that they are drawn for.
    headline: (banner && words.value?.headline) || null,
    subline: (banner && words.value?.subline) || null,
    points: (banner && words.value?.points) ?? [],
    alt: banner?.alt === 'none' ? '' : (words.value?.alt ?? ''),
    terms: (offered && words.value?.terms) || texts.value?.bannerLegalText || null,
    fullTerms: offered ? fullTerms : null,
    cta: banner?.cta ?? null,
    pictures: words.value?.pictures ?? unnamedPictures(view.brand),
  }))
}
