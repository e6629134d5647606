import { brands } from '../../../../brands/registry.ts'
import { cultures } from '../../../../locales/registry.ts'
import { markets } from '../../../../markets/registry.ts'
import { createEdition } from '../../../../shared/site/edition.ts'
import type { BrandId, CultureId } from '../../../../shared/site/ids.ts'
import type { Edition, Site } from '../../../../shared/site/site.ts'
import { createView, type View } from '../../../../worker/view/view.ts'

/** A brand's site on its production host; `gamesSiteMap` turns its switch. */
export function siteOf(id: BrandId, { gamesSiteMap = false }: { gamesSiteMap?: boolean } = {}): Site {
  const brand = brands[id]
  const of = (culture: CultureId): Edition => createEdition(brand, cultures[culture], markets[culture])
  const [first, ...rest] = brand.domain.cultures
  return {
    brand: { ...brand, domain: { ...brand.domain, gamesSiteMap } },
    origin: `https://${brand.domain.host}`,
    platformUrl: 'https://play.example',
    vendorOrigin: null,
    editions: [of(first), ...rest.map(of)],
  }
}

/** What a page of the culture sees. */
export function viewOf(brand: BrandId, culture: CultureId): View {
  const site = siteOf(brand)
  const own = site.editions.find((other) => other.culture.id === culture)
  if (!own) throw new Error(`${brand} has no ${culture}`)
  return createView(site, own, 1)
}
