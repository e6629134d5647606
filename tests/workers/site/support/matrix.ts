import { brands } from '../../../../brands/registry.ts'
import { cultures } from '../../../../locales/registry.ts'
import { compileRoutes } from '../../../../shared/routes/compile.ts'
import type { ContentType } from '../../../../shared/routes/entry.ts'
import { prefixed, prefixOf } from '../../../../shared/routes/prefix.ts'
import type { RouteKey } from '../../../../shared/routes/table.ts'
import type { BrandId, CultureId } from '../../../../shared/site/ids.ts'
import { type ExpectedRoute, expectedRoutes } from '../../../shared/routes/expected.ts'

/** One address of the matrix and the statuses it may answer with. */
export interface MatrixRow {
  readonly key: RouteKey
  readonly path: string
  readonly expected: readonly number[]
}

/** Every culture with its brand and local host. */
export const matrixCultures = Object.values(brands).flatMap((brand) =>
  brand.domain.cultures.map((culture) => ({ brand: brand.id, host: brand.domain.localHosts[0] ?? '', culture })),
)

/** Asks the platform that the site stands on. */
type Ask = (path: string) => Promise<unknown>

/** First value of a key anywhere in an answer: the sample must be a real one, whatever its shape. */
const firstOf = (value: unknown, key: string): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const own: unknown = Reflect.get(value, key)
  if (typeof own === 'string') return own
  for (const inner of Object.values(value)) {
    const found = firstOf(inner, key)
    if (found !== undefined) return found
  }
  return undefined
}

const none = 'no-such-thing'

/** Where a real value of each parameter is found. */
const sources: Readonly<Record<string, { readonly path: string; readonly key: string }>> = {
  paymentSlug: { path: '/v1/feeds/payment-options/', key: 'slug' },
  promotionSlug: { path: '/v1/cms/promotions/', key: 'slug' },
  featureSlug: { path: '/v1/cms/features/', key: 'slug' },
  providerKey: { path: '/v1/feeds/providers/', key: 'key' },
  countrySlug: { path: '/v1/feeds/restricted/', key: 'slug' },
}

/** Slugs of the welcome landing page in each base language: landing pages are found by their slug alone. */
const landingSlugs = ['welcome', 'bienvenue', 'willkommen', 'bienvenida', 'valkommen'] as const

const landingSlug = async (ask: Ask): Promise<string> => {
  for (const slug of landingSlugs) if ((await ask(`/v1/feeds/landing/?slug=${slug}`)) !== null) return slug
  return none
}

const paramsOf = async (ask: Ask): Promise<Readonly<Record<string, string>>> => {
  const found = Object.entries(sources).map(async ([name, { path, key }]) => [
    name,
    firstOf(await ask(path), key) ?? none,
  ])
  const [first] =
    ((await ask('/v1/blog/posts/')) as { posts?: { slug: string; tag: { slug: string } }[] } | null)?.posts ?? []
  return {
    gameSlug: 'book-of-dead',
    tagSlug: first?.tag.slug ?? none,
    postSlug: first?.slug ?? none,
    promotionId: 'welcome',
    promotionHomeId: 'welcome',
    featureId: 'deposit-limits',
    featureHomeId: 'deposit-limits',
    lpSlug: await landingSlug(ask),
    ...Object.fromEntries(await Promise.all(found)),
  }
}

/** Pages that answer 404 without a valid token (rulings 3.11). */
const guarded = (type: ContentType): boolean => type.startsWith('preview') || type === 'bannerPreview'

const expectedOf = (key: RouteKey, route: ExpectedRoute, culture: CultureId, type: ContentType): readonly number[] => {
  if (guarded(type)) return [404]
  // The fixed payment pages are the parameter's pages elsewhere, if the option exists (rulings 3.3).
  if (type === 'payment' && key !== 'payment' && !route.cultures.includes(culture))
    return expectedRoutes.payment.cultures.includes(culture) ? [200, 404] : [404]
  if (!route.cultures.includes(culture)) return [404]
  // A game, or a post, may have its address under another parent (rulings 3.5).
  return type === 'game' || type === 'blogPost' ? [200, 301] : [200]
}

/** One address per route for a culture, with what the specification asks of it (tests/shared/routes/expected.ts). */
export async function matrixOf(platformOrigin: string, brand: BrandId, culture: CultureId): Promise<MatrixRow[]> {
  const params = await paramsOf(async (path) => {
    const answer = await fetch(
      `${platformOrigin}${path}${path.includes('?') ? '&' : '?'}brand_local_code=${brand}&culture=${culture}`,
    )
    return answer.ok ? answer.json() : null
  })
  const prefix = prefixOf(brands[brand].domain, cultures[culture])
  return [...compileRoutes(culture, brand).byKey.values()].map(({ key, entry }) => {
    const route = expectedRoutes[key]
    const path = (route.localised?.[culture] ?? route.path).replace(
      /\{(\w+)\}/g,
      (_, name: string) => params[name] ?? none,
    )
    return { key, path: prefixed(prefix, path), expected: expectedOf(key, route, culture, entry.contentType) }
  })
}

/** Twenty games of a culture: where a search for them begins, and their names. */
export async function sampleGames(
  platformOrigin: string,
  brand: BrandId,
  culture: CultureId,
): Promise<readonly { readonly slug: string; readonly name: string; readonly path: string }[]> {
  const answer = await fetch(
    `${platformOrigin}/v1/games/?brand_local_code=${brand}&culture=${culture}&page=1&page_size=20`,
  )
  const { games } = (await answer.json()) as { games: { slug: string; name: string }[] }
  const prefix = prefixOf(brands[brand].domain, cultures[culture])
  return games.map(({ slug, name }) => ({ slug, name, path: prefixed(prefix, `/slots/${slug}/`) }))
}
