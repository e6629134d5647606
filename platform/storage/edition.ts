import type { ContentScope } from '../../shared/content/scope.ts'
import type { BrandId, CultureId } from '../../shared/site/ids.ts'

/** What content is stored by: a brand in one of its cultures. */
export type EditionId = `${BrandId}:${CultureId}`

export const editionOf = ({ brand, culture }: ContentScope): EditionId => `${brand}:${culture}`
