import { cultures } from '../../locales/registry.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'
import { blog } from './blog-items.ts'
import type { BuildContext, MediaPaths } from './build-context.ts'
import { banners, documents, providers } from './document-items.ts'
import { features, landings, pages, payments, promotions } from './editorial-items.ts'
import type { Item } from './item.ts'
import { createFiller, html } from './markup.ts'
import { createReader } from './reader.ts'

/** Everything editorial that a culture has, ready for the item table, and the files that nobody has written yet. */
export async function buildItems(
  brand: BrandId,
  culture: CultureId,
  media: MediaPaths,
): Promise<{ items: Item[]; missing: string[] }> {
  const reader = createReader(culture)
  const fill = createFiller(brand, culture)
  const context: BuildContext = {
    brand,
    culture,
    reader,
    media,
    fill,
    markup: (markdown) => html(fill(markdown)),
    picture: (kind, id, size, alt) => {
      const avif = media.get(`picture/${brand}/${kind}/${id}/avif`)
      const webp = media.get(`picture/${brand}/${kind}/${id}/webp`)
      return avif === undefined || webp === undefined
        ? null
        : { avif: `/img/${avif}`, webp: `/img/${webp}`, ...size, alt }
    },
    social: (kind, id) => {
      const place = `social/${brand}/${cultures[culture].lang}`
      const path = media.get(`${place}/${kind}/${id}`) ?? media.get(`${place}/brand/home`)
      return path === undefined ? null : `/img/${path}`
    },
  }
  const routes = compileRoutes(culture, brand).byKey
  // What no page of the culture could show is not kept: blogs, payments and features exist in some cultures only (spec 2).
  const where = (key: RouteKey, build: () => Promise<Item[]>): Promise<Item[]> | Item[] =>
    routes.get(key)?.available === true ? build() : []
  const parts = [
    await pages(context),
    await promotions(context),
    await where('features', () => features(context)),
    await where('payments', () => payments(context)),
    await where('blog', () => blog(context)),
    await landings(context),
    await banners(context),
    await providers(context),
    await documents(context),
  ]
  return { items: parts.flat(), missing: reader.missing }
}
