import type { BrandArt, DrawnBrand } from '../drawing/brand/art.ts'
import type { BrandId } from '../shared/site/ids.ts'
import { brandIds } from './registry.ts'

/**
 * The art of one brand, `brands/<id>/art.ts`: for the build and for the seed of the demo platform, no Worker. It is found
 * by the id, so that the list of brands stays the only one. Throws where the folder has none.
 */
async function artOf(id: BrandId): Promise<DrawnBrand> {
  const file = `brands/${id}/art.ts`
  const { art }: { readonly art?: BrandArt } = await import(`./${id}/art.ts`).catch((error: unknown) => {
    throw new Error(`The art of the brand "${id}" cannot be loaded: write ${file}.`, { cause: error })
  })
  if (art === undefined) throw new Error(`${file} exports no "art": see drawing/brand/art.ts.`)
  return { id, ...art }
}

/** The art of every registered brand, by id. */
export async function loadBrandArt(): Promise<Readonly<Record<BrandId, DrawnBrand>>> {
  const all = await Promise.all(brandIds.map(async (id) => [id, await artOf(id)] as const))
  // fromEntries forgets which keys it was given: every registered one.
  return Object.fromEntries(all) as Readonly<Record<BrandId, DrawnBrand>>
}
