import type { ContentType } from '../shared/routes/entry.ts'
import type { RouteKey } from '../shared/routes/table.ts'
import { previewToken } from '../worker/routes/pages/preview-token.ts'
import { localKeys } from './run/local-keys.ts'
import type { SiteRow } from './site-matrix.ts'

/** The routes that stand for each content type on the sheets; a content type without one does not compile. */
const routes = {
  home: ['home'],
  category: ['slots', 'megaways'],
  game: ['slotsGame'],
  content: ['terms', 'bonusPolicy'],
  story: ['vip', 'aboutUs'],
  privacy: ['privacy'],
  help: ['help'],
  contact: ['contact'],
  selfAssessment: ['selfAssessmentTest'],
  mobileApp: ['mobileApp'],
  compliance: ['impressum', 'juegoAutorizado'],
  payments: ['payments'],
  payment: ['payment', 'paymentVisa'],
  promotions: ['promotions'],
  promotion: ['promotion'],
  features: ['features'],
  feature: ['feature'],
  provider: ['provider'],
  restricted: ['restricted'],
  landing: ['landing'],
  blogHome: ['blog'],
  blogSearch: ['blogSearch'],
  blogTag: ['blogTag'],
  blogPost: ['blogPost'],
  winners: ['winners'],
  search: ['search'],
  siteMap: ['siteMap'],
  registrationComplete: ['registrationComplete'],
  offline: ['offline'],
  bannerPreview: ['bannerPreview'],
  previewGame: ['previewGame'],
  previewPost: ['previewPost'],
  previewPromotion: ['previewPromotion'],
  previewPromotionsHome: ['previewPromotionsHome'],
  previewFeature: ['previewFeature'],
  previewFeaturesHome: ['previewFeaturesHome'],
} as const satisfies Record<ContentType, readonly RouteKey[]>

/** What a preview shows: the same draft in every culture; a post's slug is its culture's own. */
const drafts: Partial<Readonly<Record<RouteKey, string>>> = {
  previewGame: 'thor',
  previewPromotion: 'festive-calendar',
  previewPromotionsHome: 'festive-calendar',
  previewFeature: 'reality-check',
  previewFeaturesHome: 'reality-check',
}

/** States of a page that an address opens: below the address of a route. */
const states = [
  { name: 'overlay', route: 'slots', more: '#gamepage/thor' },
  { name: 'search-found', route: 'search', more: '?q=book' },
  { name: 'search-nothing', route: 'search', more: '?q=zzzz' },
  { name: 'blog-search-nothing', route: 'blogSearch', more: '?q=zzzz' },
  { name: 'page-2', route: 'slots', more: '?page=2' },
  { name: 'not-found', route: 'home', more: 'no-such-page/' },
  { name: 'blocked', route: 'home', more: '?gl=US' },
  { name: 'blocked-with-login', route: 'home', more: '?gl=NL' },
  { name: 'festive', route: 'home', more: '?dem=2026-12-10' },
] as const satisfies readonly { readonly name: string; readonly route: RouteKey; readonly more: string }[]

export interface AtlasPage {
  readonly name: string
  readonly path: string
}

/** A preview opens by a signed token that lasts an hour (rulings 3.11). */
async function previewPath(host: string, template: string, draft: string): Promise<string> {
  const path = template.replace('no-such-item', draft)
  const expires = Math.floor(Date.now() / 1000) + 3600
  return `${path}?token=${await previewToken({ host, path }, expires, localKeys.PREVIEW_KEY)}`
}

/** The pages of one culture's sheets on a host: those of its content types that it has, and the states. */
export async function atlasPages(
  host: string,
  rows: readonly SiteRow[],
  culture: string,
): Promise<readonly AtlasPage[]> {
  const own = new Map(
    rows.flatMap(({ culture: of, allowed, route, path, to }) =>
      of === culture && allowed && to === null && path !== null ? [[route, path] as const] : [],
    ),
  )
  const postSlug = own.get('blogPost')?.split('/').at(-2)
  const pages: AtlasPage[] = []
  for (const key of Object.values(routes).flat()) {
    const path = own.get(key)
    if (path === undefined) continue
    const draft = key === 'previewPost' ? postSlug : drafts[key]
    if (key === 'bannerPreview') pages.push({ name: key, path: await previewPath(host, path, '') })
    else if (!key.startsWith('preview')) pages.push({ name: key, path })
    else if (draft !== undefined) pages.push({ name: key, path: await previewPath(host, path, draft) })
  }
  for (const { name, route, more } of states) {
    const path = own.get(route)
    if (path !== undefined) pages.push({ name, path: path + more })
  }
  return pages
}
