import type { BrandId, CultureId } from '../../shared/site/ids.ts'

/** A brand of the running site, with the cultures that this run looks at. */
export interface VerifiedSite {
  readonly id: BrandId
  readonly name: string
  readonly host: string
  readonly cultures: readonly CultureId[]
}

/** What every round is told. */
export interface Run {
  /** Where the site listens. */
  readonly port: number
  readonly sites: readonly VerifiedSite[]
  /** Most pages of a brand that the crawl reads. */
  readonly pageLimit: number
  /** The pictures of now take the place of those of before. */
  readonly accept: boolean
  readonly say: (line: string) => void
}

/** One part of `npm run verify`: looks at the site and gives its faults, one line each; none is well. */
export type Round = (run: Run) => Promise<readonly string[]>
