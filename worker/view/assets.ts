import { manifest } from '../../build/manifest.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'

/** Paths of a brand's drawn marks: SVG, the PNG icons of home screens, and the WebP picture of social tags. */
export type BrandImages = Readonly<
  Record<'logo' | 'icon' | 'touch' | 'icon192' | 'icon512' | 'maskable192' | 'maskable512' | 'social', string>
>

export function brandImages(brand: BrandId): BrandImages {
  return manifest.brands[brand].images
}

/** The stylesheet of a brand: its tokens and every component, in one file. */
export function stylesheet(brand: BrandId): string {
  return manifest.brands[brand].stylesheet
}

/** The stylesheet of what opens over a page; it is fetched with the overlays' code. */
export const overlayStyles: string = manifest.overlayStyles

/** The stylesheet of the pages for operators. */
export const operatorStyles: string = manifest.operatorStyles

/** The client's texts of a culture, as JSON. */
export function clientTexts(culture: CultureId): string {
  return manifest.texts[culture]
}

/**
 * The module that boots the client, the scripts that search and speak to tags in threads of their own, and the script that runs before paint
 * with the hash the CSP allows it by.
 */
export const scripts: Readonly<Record<'boot' | 'searchWorker' | 'tags' | 'prepaint' | 'prepaintHash', string>> =
  manifest.scripts

/** The fonts of a brand: of all texts, and of headlines and amounts. */
export const fonts = (brand: BrandId): { readonly text: string; readonly display: string } =>
  manifest.brands[brand].fonts

/** Names this build: part of the page cache's key. */
export const buildVersion: string = manifest.version

/** The service worker's script, and the one that is served while it is switched off. */
export const serviceWorkers: { readonly on: string; readonly off: string } = manifest.serviceWorkers

export interface Screenshot {
  readonly src: string
  readonly sizes: string
}

/** Pictures of a culture's home for its manifest, or undefined where none were taken. */
export function screenshots(
  brand: BrandId,
  culture: CultureId,
): { readonly narrow: Screenshot; readonly wide: Screenshot } | undefined {
  const shots: Partial<Record<CultureId, { readonly narrow: Screenshot; readonly wide: Screenshot }>> =
    manifest.brands[brand].screenshots
  return shots[culture]
}
