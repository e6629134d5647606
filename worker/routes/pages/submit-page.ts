import type { Context } from 'hono'
import { createContent } from '../../content/content.ts'
import type { PageEnv } from '../../context.ts'
import { errorPage } from '../../responses/error-page.tsx'
import { oncePageResponse } from './page-response.ts'
import { renderPage } from './render-page.ts'

/** Longest form that is read, in characters. */
const longestForm = 4096

/**
 * A form that is sent to the page it stands on. The answer belongs to one visitor: nothing of it is kept, logged or put
 * into an address.
 */
export async function submitPage(c: Context<PageEnv>): Promise<Response> {
  const { runtime, address, page, scope } = c.var
  const refuse = (status: 405 | 413 | 415): Response => errorPage(c, address.edition, 'badRequest', status)
  const { submit } = page
  if (submit === undefined) return refuse(405)
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return refuse(415)
  if (Number(c.req.header('content-length') ?? '0') > longestForm) return refuse(413)
  const body = await c.req.text()
  if (body.length > longestForm) return refuse(413)
  const opened = await renderPage(c, {
    content: createContent(runtime.content, scope, (work) => c.executionCtx.waitUntil(work)),
    load: (context) => submit(context, new URLSearchParams(body)),
    adapt: (opened) => ({ ...opened, head: { ...opened.head, noindex: true } }),
  })
  return opened instanceof Response ? opened : oncePageResponse(c, opened)
}
