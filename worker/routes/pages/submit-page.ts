import type { Context } from 'hono'
import { contentOf, type PageEnv } from '../../context.ts'
import { errorPage } from '../../responses/error-page.tsx'
import { oncePageResponse } from './page-response.ts'
import { pageKeyOf, pageSubjectOf } from './page-subject.ts'
import { renderPage, withoutDocument } from './render-page.ts'

/**
 * A form that is sent to the page it stands on. The answer belongs to one visitor: nothing of it is kept, logged or put
 * into an address.
 */
export async function submitPage(c: Context<PageEnv>): Promise<Response> {
  const { edition } = c.get('address')
  const { submit } = c.get('page')
  if (submit === undefined) return errorPage(c, edition, 'wrongMethod')
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return errorPage(c, edition, 'formOfOtherType')
  const body = await c.req.text()
  const opened = await renderPage(pageSubjectOf(c, pageKeyOf(c)), {
    content: contentOf(c, edition.culture.id),
    load: (context) => submit(context, new URLSearchParams(body)),
    adapt: (opened) => ({ ...opened, head: { ...opened.head, noindex: true } }),
  })
  return opened.kind === 'document' ? oncePageResponse(c, opened.parts) : withoutDocument(c, opened)
}
