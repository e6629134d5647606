import type { BrandId, CultureId } from '../site/ids.ts'

/** Whose content is asked for or published: a brand's, in one of its cultures. */
export interface ContentScope {
  readonly brand: BrandId
  readonly culture: CultureId
}
