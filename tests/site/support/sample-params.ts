import type { CultureRoute } from '../../../shared/routes/compile.ts'
import type { BrandId, CultureId } from '../../../shared/site/ids.ts'

/** Parameters of one real address of a route, and the status it is to have; `200|301` where a game may live elsewhere. */
export interface SampleParams {
  readonly params: Readonly<Record<string, string>>
  /** e.g. '200', or '200|301'. */
  readonly expected: string
}

const ask = async (origin: string, path: string, brand: BrandId, culture: CultureId): Promise<unknown> => {
  const answer = await fetch(
    `${origin}${path}${path.includes('?') ? '&' : '?'}brand_local_code=${brand}&culture=${culture}`,
  )
  return answer.ok ? answer.json() : null
}

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

/** Finds a real address of the route through the platform's lists. Previews answer 404 without a token. */
export async function sampleParams(
  origin: string,
  brand: BrandId,
  culture: CultureId,
  route: CultureRoute,
): Promise<SampleParams> {
  const one = async (path: string, key: string): Promise<string> =>
    firstOf(await ask(origin, path, brand, culture), key) ?? 'none'
  const { contentType } = route.entry
  switch (contentType) {
    case 'game':
      return { params: { gameSlug: 'book-of-dead' }, expected: '200|301' }
    case 'payment':
      return { params: { paymentSlug: await one('/v1/feeds/payment-options/', 'slug') }, expected: '200' }
    case 'promotion':
      return { params: { promotionSlug: await one('/v1/cms/promotions/', 'slug') }, expected: '200' }
    case 'feature':
      return { params: { featureSlug: await one('/v1/cms/features/', 'slug') }, expected: '200' }
    case 'provider':
      return { params: { providerKey: await one('/v1/feeds/providers/', 'key') }, expected: '200' }
    case 'restricted':
      return { params: { countrySlug: await one('/v1/feeds/restricted/', 'slug') }, expected: '200' }
    case 'landing':
      return { params: { lpSlug: await one('/v1/feeds/landing/', 'slug') }, expected: '200' }
    case 'blogTag':
      return { params: { tagSlug: await one('/v1/blog/all-tags/', 'slug') }, expected: '200' }
    case 'blogPost': {
      const posts = await ask(origin, '/v1/blog/posts/', brand, culture)
      return {
        params: { tagSlug: firstOf(posts, 'tagSlug') ?? 'none', postSlug: firstOf(posts, 'slug') ?? 'none' },
        expected: '200|301',
      }
    }
    default:
      return {
        params: {},
        expected: contentType.startsWith('preview') || contentType === 'bannerPreview' ? '404' : '200',
      }
  }
}
