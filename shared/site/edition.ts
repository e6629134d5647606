import { compileRoutes } from '../routes/compile.ts'
import { prefixOf } from '../routes/prefix.ts'
import type { Brand } from './brand.ts'
import type { Culture } from './culture.ts'
import type { Market } from './market.ts'
import type { Edition } from './site.ts'

/** A brand in one of its cultures. */
export const createEdition = ({ id, domain }: Brand, culture: Culture, market: Market): Edition => ({
  culture,
  market,
  prefix: prefixOf(domain, culture),
  routes: compileRoutes(culture.id, id),
})
