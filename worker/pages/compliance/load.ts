import type { FeedCode } from '../../../shared/content/simple-feed.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { prepareHtml } from '../../document/prepare-html.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { breadcrumbList } from '../../seo/json-ld.ts'
import type { ContentProps } from '../content/load.ts'
import type { FixedDocument } from './documents.ts'

/** A page of fixed content, which asks no feed: it is there even when nothing else answers (spec 2). */
export function loadCompliance(documents: Readonly<Partial<Record<FeedCode, FixedDocument>>>) {
  return async ({ view, route, path }: LoadContext): Promise<Loaded<ContentProps>> => {
    const code = route.entry.feedCode
    const document = code === undefined ? undefined : documents[code]
    if (!document) return { kind: 'notFound' }
    const { title, description, heading, html } = document
    const crumbs = breadcrumbsOf(view, route, heading)
    return {
      kind: 'page',
      props: {
        view,
        heading,
        crumbs,
        banner: null,
        body: prepareHtml(view, html),
      },
      head: { title, description, jsonLd: [breadcrumbList(view, crumbs, path)] },
    }
  }
}
