import { brandIds } from '../../brands/registry.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import { fonts, stylesheet } from './assets.ts'

/** What a page of the brand cannot be painted without: its stylesheet and its fonts, which stand in its head too. */
const hintsOf = (brand: BrandId): string =>
  [
    `<${stylesheet(brand)}>; rel=preload; as=style`,
    ...Object.values(fonts(brand)).map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')

/** `Link` headers by brand, from which the network sends early hints (RFC 8297): the browser fetches while the page is made. */
const hints: ReadonlyMap<BrandId, string> = new Map(brandIds.map((brand) => [brand, hintsOf(brand)]))

export const earlyHints = (brand: BrandId): string => hints.get(brand) ?? hintsOf(brand)
