import type { ContentScope } from '../../../shared/content/scope.ts'

/** The query that every content call carries: the brand's local code and the culture (spec 7). */
export const contentQuery = (scope: ContentScope) => ({ brand_local_code: scope.brand, culture: scope.culture })
