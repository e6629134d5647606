import type { Context, Next } from 'hono'
import { liveContentOf, type PageEnv } from '../../context.ts'
import { PreviewBanner } from '../../parts/PreviewBanner.tsx'
import { errorPage } from '../../responses/error-page.tsx'
import { oncePageResponse } from './page-response.ts'
import { pageKeyOf, pageSubjectOf } from './page-subject.ts'
import { previewExpiry } from './preview-token.ts'
import { renderPage, withoutDocument } from './render-page.ts'

/** A page for editors: only with a signed token, past every cache, marked, and leading nowhere else (rulings 3.11). */
export async function previewPage(c: Context<PageEnv>, next: Next): Promise<Response | undefined> {
  const address = c.get('address')
  if (address.route.entry.preview !== true) {
    await next()
    return
  }
  const page = c.get('page')
  const runtime = c.get('runtime')
  const site = c.get('site')
  const url = c.get('url')
  const now = c.get('now')
  const subject = { host: url.hostname, path: address.path }
  const expires = await previewExpiry(url.searchParams.get('token'), subject, runtime.config.PREVIEW_KEY, now)
  if (expires === null) return errorPage(c, address.edition, 'notFound')
  const { culture } = address.edition
  const elsewhere = site.editions.flatMap(({ culture: { id } }) => (id === culture.id ? [] : [[id, null]]))
  const opened = await renderPage(pageSubjectOf(c, pageKeyOf(c)), {
    content: liveContentOf(c, culture.id),
    load: page.open,
    adapt: (opened, view) => ({
      ...opened,
      head: { ...opened.head, noindex: true },
      // A token is good for one host and path.
      alternates: Object.fromEntries(elsewhere),
      main: () => (
        <>
          <PreviewBanner view={view} expires={expires} />
          {opened.main()}
        </>
      ),
    }),
  })
  return opened.kind === 'document' ? oncePageResponse(c, opened.parts) : withoutDocument(c, opened)
}
