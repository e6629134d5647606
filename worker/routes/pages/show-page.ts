import type { Context } from 'hono'
import { blocksPage } from '../../../shared/place/restriction.ts'
import { contentOf, type PageEnv } from '../../context.ts'
import { encodeParts, hashOf, type KeptPage, pageKey } from '../../document/page-cache.ts'
import { buildVersion } from '../../view/assets.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import { keptPageResponse } from './page-response.ts'
import { moved, renderPage } from './render-page.ts'

/** A rendered page is kept at most this long, however fresh its content. */
const longestKeptMs = 10 * 60_000

/** The blocking screen speaks of the place itself. */
const whereOf = ({ place }: Visitor): string => ` ${place?.country ?? ''}-${place?.region ?? ''}`

/** A visit: the kept page, or one rendered now and kept if it says everything. */
export async function showPage(c: Context<PageEnv>): Promise<Response> {
  const { runtime, site, address, page, query, place, visitor, rate, festive, now, timing } = c.var
  if (address.moved && Object.keys(address.params).length === 0) return moved(c, address.path)
  const { culture } = address.edition
  const key = pageKey({
    version: buildVersion,
    origin: site.origin,
    culture: culture.id,
    path: address.path,
    query: query.toString(),
    restriction: `${place.restriction}${place.clearable ? '+' : ''}${blocksPage(place.restriction) ? whereOf(visitor) : ''}`,
    festive,
    rate,
  })
  const { tagVersions } = runtime.content
  const kept = runtime.pages.get(key, now.getTime(), (tag) => tagVersions.knownOf(tag))
  timing.step('page', kept ? 'kept' : 'rendered')
  if (kept) return address.moved ? moved(c, address.path) : keptPageResponse(c, kept, true)

  const content = contentOf(c, culture.id)
  const parts = await renderPage(c, { content, load: page.open })
  if (parts instanceof Response) return parts
  const { tags, complete, freshForMs } = content.use()
  const bytes = encodeParts(parts)
  const fresh: KeptPage = {
    parts: bytes,
    hash: await hashOf(bytes),
    tags,
    freshUntil: now.getTime() + Math.min(freshForMs, longestKeptMs),
  }
  // A page that could not say everything is not kept: the next visit tries again.
  if (complete && freshForMs > 0) runtime.pages.set(key, fresh)
  return keptPageResponse(c, fresh, complete)
}
