import type { LoadContext, Loaded } from '../../document/page.ts'
import { breadcrumbsOf } from '../breadcrumbs.ts'
import type { ContentProps } from '../content/load.ts'
import { prepareHtml } from '../prepare-html.ts'
import type { FixedDocument } from './documents.ts'

/** A page of fixed content, which asks no feed: it is there even when nothing else answers (spec 2). */
export function loadCompliance(documents: Readonly<Record<string, FixedDocument>>) {
  return async ({ view, route }: LoadContext): Promise<Loaded<ContentProps>> => {
    const document = documents[route.entry.feedCode ?? '']
    if (!document) return { kind: 'notFound' }
    const { title, description, heading, html } = document
    return {
      kind: 'page',
      props: {
        view,
        heading,
        crumbs: breadcrumbsOf(view, route, heading),
        banner: null,
        body: prepareHtml(view, html),
      },
      head: { title, description },
    }
  }
}
