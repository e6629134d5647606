import type { Context } from 'hono'
import { type PageEnv, waitUntilOf } from '../../context.ts'
import { type AskedPage, isCurrent, pageState } from '../../document/page-cache.ts'
import { pageKeyText } from '../../document/page-key.ts'
import { withoutEmpty } from '../../document/page-query.ts'
import { movedTo } from '../../responses/moved.ts'
import { askPage } from './ask-page.ts'
import { keptPageResponse, visitOf } from './page-response.ts'
import { pageKeyOf } from './page-subject.ts'
import { moved, type WithoutDocument, withoutDocument } from './render-page.ts'

/** A visit: the page that this isolate keeps, or one asked for now and kept if it says everything. */
export async function showPage(c: Context<PageEnv>): Promise<Response> {
  const runtime = c.get('runtime')
  const address = c.get('address')
  const page = c.get('page')
  const query = c.get('query')
  const now = c.get('now')
  const timing = c.get('timing')
  const { search } = c.get('url')
  // What stands here follows from the address alone. Elsewhere the page itself says whether there is one.
  if (Object.keys(address.params).length === 0) {
    const said = withoutEmpty(search, page.query)
    if (address.moved || said !== search) return movedTo(address.path + said)
  }
  const pageKey = pageKeyOf(c)
  const key = pageKeyText(pageKey, address.path + query.text)
  const newest = (tag: string): number => runtime.content.tagVersions.knownOf(tag)
  const visit = visitOf(c)
  const kept = runtime.pages.get(key, now.getTime(), newest)
  if (kept) {
    timing.step('page', 'kept')
    return address.moved ? moved(c, address.path) : keptPageResponse(c, kept, await visit, 'whole')
  }
  const ask = async (): Promise<AskedPage<WithoutDocument>> => {
    const asked = await askPage(c, pageKey)
    // A page that could not say everything is not kept: the next visit tries again.
    if (asked.kind === 'document' && pageState(asked) === 'whole' && isCurrent(asked.page, now.getTime(), newest))
      runtime.pages.set(key, asked.page)
    return asked
  }
  const made = await runtime.pages.made(key, newest, ask, waitUntilOf(c))
  if (made.kind === 'none') return withoutDocument(c, made.why)
  timing.step('page', made.source)
  return address.moved ? moved(c, address.path) : keptPageResponse(c, made.page, await visit, pageState(made))
}
