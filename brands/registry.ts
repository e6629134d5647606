import type { Brand, BrandDefinition } from '../shared/site/brand.ts'
import type { BrandId } from '../shared/site/ids.ts'
import * as registered from './registered.ts'

declare module '../shared/site/ids.ts' {
  interface RegisteredBrands extends Readonly<Record<keyof typeof registered, unknown>> {}
}

const definitions: Readonly<Record<BrandId, BrandDefinition>> = registered

const isRegistered = (id: string): id is BrandId => Object.hasOwn(definitions, id)

/** The id of every registered brand, the default brand's first (spec 3 "Domain"). */
export const brandIds: readonly BrandId[] = Object.keys(definitions)
  .filter(isRegistered)
  .sort((a, b) => Number(definitions[b].domain.isDefault) - Number(definitions[a].domain.isDefault))

/** Every registered brand by its id, in the order of the ids. */
export const brands = Object.fromEntries(
  brandIds.map((id): [BrandId, Brand] => [id, { id, ...definitions[id] }]),
  // fromEntries forgets which keys it was given: all of them, as `definitions` has every one.
) as Readonly<Record<BrandId, Brand>>

const [first] = Object.values(brands)
if (first === undefined) throw new Error('No brand is registered. List one in brands/registered.ts.')

/** The brand that stands for all where one is enough (spec 3 "Domain", isDefault). */
export const defaultBrand: Brand = first
