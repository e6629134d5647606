import type { Context } from 'hono'
import { contentOf, type PageEnv, waitUntilOf } from '../../context.ts'
import { encodeParts, hashOf, type KeptPage, type MadePage } from '../../document/page-cache.ts'
import { type PageKey, pageKeyText } from '../../document/page-key.ts'
import { keptPageResponse, visitOf } from './page-response.ts'
import { pageKeyOf, pageSubjectOf } from './page-subject.ts'
import { moved, renderPage, type WithoutDocument, withoutDocument } from './render-page.ts'

/** A rendered page is kept at most this long, however fresh its content. */
const longestKeptMs = 10 * 60_000

const dayMs = 86_400_000

/** Days of offers are UTC days, and pages count them: none is kept into the next. */
const untilMidnight = (now: Date): number => dayMs - (now.getTime() % dayMs)

/** A visit: the kept page, or one rendered now and kept if it says everything. */
export async function showPage(c: Context<PageEnv>): Promise<Response> {
  const { runtime, address, query, now, timing } = c.var
  if (address.moved && Object.keys(address.params).length === 0) return moved(c, address.path)
  const pageKey = pageKeyOf(c)
  const key = pageKeyText(pageKey, address.path + query.text)
  const newest = (tag: string): number => runtime.content.tagVersions.knownOf(tag)
  const visit = visitOf(c)
  const kept = runtime.pages.get(key, now.getTime(), newest)
  timing.step('page', kept ? 'kept' : 'rendered')
  if (kept) return address.moved ? moved(c, address.path) : keptPageResponse(c, kept, await visit, 'whole')
  const make = () => makePage(c, pageKey, key)
  // Another spelling of the address comes to a redirect, which is nothing to share.
  const made = address.moved ? await make() : await runtime.pages.made(key, newest, make, waitUntilOf(c))
  return made.kind === 'document'
    ? keptPageResponse(c, made.page, await visit, made.passing ? 'passing' : made.whole ? 'whole' : 'lacking')
    : withoutDocument(c, made.why)
}

/** Renders the page of a key, and keeps it if it says everything. */
async function makePage(c: Context<PageEnv>, pageKey: PageKey, key: string): Promise<MadePage<WithoutDocument>> {
  const { runtime, address, page, now } = c.var
  const content = contentOf(c, address.edition.culture.id)
  const rendered = await renderPage(pageSubjectOf(c, pageKey), { content, load: page.open })
  if (rendered.kind !== 'document') return { kind: 'none', why: rendered }
  const { tags, complete, freshForMs } = content.use()
  const parts = encodeParts(rendered.parts)
  const fresh: KeptPage = {
    parts,
    hash: await hashOf(parts),
    tags,
    freshUntil: now.getTime() + Math.min(freshForMs, longestKeptMs, untilMidnight(now)),
  }
  // A page that could not say everything is not kept: the next visit tries again.
  if (complete && freshForMs > 0 && !rendered.passing) runtime.pages.set(key, fresh)
  return { kind: 'document', page: fresh, whole: complete, passing: rendered.passing }
}
