import { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { bannerDevices, bannerLayers, bannerSections, pictureHashPattern } from '../../shared/content/banner.ts'
import { slugSchema } from '../../shared/content/slug-schema.ts'
import { problem, problems } from '../../shared/http/problem.ts'
import { gameBannerSizeOf } from '../../shared/site/banner-sizes.ts'
import {
  type BannerFormat,
  bannerFormats,
  bannerName,
  gameBannerName,
  pictureHash,
} from '../contract/banner-pictures.ts'
import { askedEdition, queryOf, scopeQuery } from '../contract/route.ts'
import { campaigns } from '../demo/demo.ts'
import type { Bindings } from '../env.ts'

const query = z.object({
  ...scopeQuery,
  device: z.enum(bannerDevices),
  layer: z.enum(bannerLayers),
  sectionCode: z.enum(bannerSections),
  v: z.string().max(20).optional().describe('The site version.'),
  h: z
    .string()
    .regex(pictureHashPattern)
    .optional()
    .describe('The picture’s hash, as the banner’s feed gives it: the answer is kept for ever then.'),
  bt: z.string().max(40).optional(),
  r: z.string().max(40).optional(),
  gameSlug: z.optional(slugSchema),
})
type Asked = z.infer<typeof query>

/** The names of one picture: what is wanted, and all of its formats. */
interface Stored {
  readonly wanted: string
  readonly all: readonly string[]
}

/** The pictures that would do, the best first. A game has its own; a campaign's section stands in for the asked one. */
function picturesOf(asked: Asked, format: BannerFormat): Stored[] {
  const { brand_local_code: brand, device, layer, sectionCode } = asked
  if (asked.gameSlug !== undefined && layer === 'background') {
    const name = gameBannerName(gameBannerSizeOf(brands[brand]).height, asked.gameSlug)
    return [{ wanted: name, all: [name] }]
  }
  const campaign = campaigns.find((entry) => entry.code === asked.bt?.toLowerCase())
  const sections = campaign === undefined ? [sectionCode] : [campaign.section, sectionCode]
  return sections.map((section) => {
    const name = (as: BannerFormat) => bannerName({ brand, section, device, layer }, as)
    return { wanted: name(format), all: bannerFormats.map(name) }
  })
}

/** An address that carries the picture's hash has another one when the picture changes; any other is asked anew. */
const forever = 'public, max-age=31536000, immutable'
const askAgain = 'public, no-cache'

/** GET banners/media (spec 7): the picture of a section's layer in the best format that is accepted. */
export async function respondBannerMedia(request: Request, bindings: Bindings): Promise<Response> {
  const asked = query.safeParse(queryOf(request))
  if (!asked.success) return problems.invalid(asked.error, 'query')
  const named = askedEdition(asked.data)
  if (named instanceof Response) return named
  const format = (request.headers.get('accept') ?? '').includes('image/avif') ? 'avif' : 'webp'
  const pictures = picturesOf(asked.data, format)
  const { results } = await bindings.DB.prepare(
    'SELECT m.name, m.path FROM json_each(?1) wanted CROSS JOIN media m ON m.name = wanted.value',
  )
    .bind(JSON.stringify(pictures.flatMap(({ all }) => all)))
    .all<{ name: string; path: string }>()
  const paths = new Map(results.map(({ name, path }) => [name, path]))
  const picture = pictures.find(({ wanted }) => paths.has(wanted))
  const path = paths.get(picture?.wanted ?? '')
  const object = path === undefined ? null : await bindings.MEDIA.get(path)
  if (object === null) return problem(404, `There is no ${asked.data.layer} for ${asked.data.sectionCode}.`)
  const isNamed =
    asked.data.h !== undefined && asked.data.h === pictureHash((picture?.all ?? []).map((name) => paths.get(name)))
  const headers = {
    'content-type': object.httpMetadata?.contentType ?? `image/${format}`,
    'cache-control': isNamed ? forever : askAgain,
    etag: object.httpEtag,
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  }
  if (request.headers.get('if-none-match') === object.httpEtag) return new Response(null, { status: 304, headers })
  return new Response(await object.arrayBuffer(), { headers: { ...headers, 'content-length': String(object.size) } })
}

export const bannerMediaQuery = query
