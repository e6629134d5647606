import type { Scope } from '../feed.ts'

/** The query that every content call carries: the brand's local code and the culture (spec 7). */
export const contentQuery = (scope: Scope) => ({ brand_local_code: scope.brand, culture: scope.culture })

/** Tag of a whole feed of a brand in a culture, e.g. `promotions:uk:en-GB`. */
export const scopeTag = (name: string, scope: Scope): string => `${name}:${scope.brand}:${scope.culture}`
