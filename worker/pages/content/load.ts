import { keeper } from '../../document/made-of.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { type PreparedHtml, prepareHtml } from '../../document/prepare-html.ts'
import { loadBanner, type PageBanner } from '../../parts/banner.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { heroPreloads } from '../../parts/Hero.tsx'
import { loadPageText, type PageText } from '../../parts/page-text.ts'
import { breadcrumbList, type Crumb } from '../../seo/json-ld.ts'
import type { View } from '../../view/view.ts'

export interface ContentProps {
  readonly view: View
  readonly heading: string
  readonly crumbs: readonly Crumb[]
  readonly banner: PageBanner | null
  /** Null where the text could not be had. */
  readonly body: PreparedHtml | null
}

const keepBody = keeper<PreparedHtml>()
const bodyOf = (view: View, text: PageText, html: string): PreparedHtml =>
  keepBody([view, text], '', () => prepareHtml(view, html))

/** A page that is one text: privacy, terms, about us and their like (spec 2 "Content pages"). */
export async function loadContent(context: LoadContext): Promise<Loaded<ContentProps>> {
  const { view, route, path } = context
  const [text, banner] = await Promise.all([loadPageText(context), loadBanner(context)])
  const crumbs = breadcrumbsOf(view, route, text.heading)
  return {
    kind: 'page',
    props: {
      view,
      heading: text.heading,
      crumbs,
      banner,
      body: text.html === null ? null : bodyOf(view, text, text.html),
    },
    head: {
      title: text.title,
      description: text.description,
      preloads: heroPreloads(view, banner),
      jsonLd: [breadcrumbList(view, crumbs, path)],
      of: [text, banner],
    },
  }
}
