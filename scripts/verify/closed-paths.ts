import { compileRoutes } from '../../shared/routes/compile.ts'
import { fillPath } from '../../shared/routes/pattern.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import { previewToken } from '../../worker/routes/pages/preview-token.ts'
import { localKeys } from '../run/local-keys.ts'
import type { VerifiedSite } from './round.ts'
import { homeOf } from './sites.ts'

/** One item of each editor's preview; a culture that lacks it shows its not-found page, which is looked at as well. */
const previews = [
  ['previewGame', { gameSlug: 'thor' }],
  ['previewPost', { postSlug: 'how-rtp-works' }],
  ['previewPromotion', { promotionId: 'welcome' }],
  ['previewPromotionsHome', { promotionHomeId: 'welcome' }],
  ['previewFeature', { featureId: 'deposit-limits' }],
  ['previewFeaturesHome', { featureHomeId: 'deposit-limits' }],
] as const satisfies readonly (readonly [RouteKey, Readonly<Record<string, string>>])[]

/** States of pages that no link leads to, below a culture's home. */
const states = ['no-such-page/', 'search/?q=gold', 'search/?q=zzzzzz', 'search/?q=a', '?gl=US', '?dem=2026-12-10']

/** Addresses of a site that a crawl does not find: previews with a token of local runs, searches, missing and blocked pages. */
export async function closedPaths(site: VerifiedSite): Promise<string[]> {
  const expires = Math.floor(Date.now() / 1000) + 3600
  const paths: string[] = []
  for (const culture of site.cultures) {
    const home = homeOf(site, culture)
    const { byKey } = compileRoutes(culture, site.id)
    for (const [key, params] of previews) {
      const route = byKey.get(key)
      if (!route?.available) continue
      const path = home.slice(0, -1) + fillPath(route, params)
      paths.push(`${path}?token=${await previewToken({ host: site.host, path }, expires, localKeys.PREVIEW_KEY)}`)
    }
    paths.push(...states.map((state) => home + state))
  }
  return paths
}
