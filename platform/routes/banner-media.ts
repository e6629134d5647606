import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { bannerDevices, bannerLayers, bannerSections } from '../../shared/content/banner.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { problem, problems } from '../../shared/http/problem.ts'
import { gameBannerSizeOf } from '../../shared/site/banner-sizes.ts'
import { queryOf, scopeQuery } from '../contract/route.ts'
import { campaigns } from '../demo/campaigns.ts'
import type { Bindings } from '../env.ts'

const query = z.object({
  ...scopeQuery,
  device: z.enum(bannerDevices),
  layer: z.enum(bannerLayers),
  sectionCode: z.enum(bannerSections),
  v: z.string().max(20).optional(),
  bt: z.string().max(40).optional(),
  r: z.string().max(40).optional(),
  gameSlug: slugSchema.optional(),
})
type Asked = z.infer<typeof query>

/**
 * Names under which the picture may be stored, the wanted one first. A game has its own banner; a campaign's section
 * stands in for the asked one.
 */
function namesOf(asked: Asked, format: string): string[] {
  const { brand_local_code: brand, device, layer, sectionCode } = asked
  if (asked.gameSlug !== undefined && layer === 'background') {
    return [`game-banner/${gameBannerSizeOf(brands[brand]).height}/${asked.gameSlug}`]
  }
  const campaign = campaigns.find((entry) => entry.code === asked.bt?.toLowerCase())
  const sections = campaign === undefined ? [sectionCode] : [campaign.section, sectionCode]
  return sections.map((section) => `banner/${brand}/${section}/${device}/${layer}/${format}`)
}

/** A day, because the address holds the site's version and not a hash of the bytes. */
const kept = 'public, max-age=86400, stale-while-revalidate=604800'

/** GET banners/media (spec 7): the picture of a section's layer in the best format that is accepted. */
export async function respondBannerMedia(request: Request, bindings: Bindings): Promise<Response> {
  const asked = query.safeParse(queryOf(request))
  if (!asked.success) return problems.invalid(asked.error, 'query')
  const offered: readonly string[] = brands[asked.data.brand_local_code].domain.cultures
  if (!offered.includes(asked.data.culture)) {
    return problem(400, `The brand "${asked.data.brand_local_code}" has no culture "${asked.data.culture}".`)
  }
  const format = (request.headers.get('accept') ?? '').includes('image/avif') ? 'avif' : 'webp'
  const names = namesOf(asked.data, format)
  const { results } = await bindings.DB.prepare(
    'SELECT m.path FROM json_each(?1) wanted CROSS JOIN media m ON m.name = wanted.value ORDER BY wanted.key LIMIT 1',
  )
    .bind(JSON.stringify(names))
    .all<{ path: string }>()
  const path = results[0]?.path
  const object = path === undefined ? null : await bindings.MEDIA.get(path)
  if (object === null) return problem(404, `There is no ${asked.data.layer} for ${asked.data.sectionCode}.`)
  const headers = {
    'content-type': object.httpMetadata?.contentType ?? `image/${format}`,
    'cache-control': kept,
    etag: object.httpEtag,
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  }
  if (request.headers.get('if-none-match') === object.httpEtag) return new Response(null, { status: 304, headers })
  return new Response(await object.arrayBuffer(), { headers })
}

export const bannerMediaQuery = query
