import type { Brand } from '../shared/site/culture.ts'
import type { BrandId } from '../shared/site/ids.ts'
import { de } from './de/brand.ts'
import { es } from './es/brand.ts'
import { on } from './on/brand.ts'
import { se } from './se/brand.ts'
import { uk } from './uk/brand.ts'

/** Every brand, one line each (rulings 1). */
export const brands: Readonly<Record<BrandId, Brand>> = { uk, de, se, es, on }
