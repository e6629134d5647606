import type { FeatureCard } from '../../../shared/content/feature.ts'
import { featureList } from '../../content/feeds/features.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { loadBanner, type PageBanner } from '../../parts/banner.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { heroPreloads } from '../../parts/Hero.tsx'
import { loadPageText, type PageText } from '../../parts/page-text.ts'
import { breadcrumbList, type Crumb, itemList } from '../../seo/json-ld.ts'
import type { View } from '../../view/view.ts'

export interface FeaturesProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly banner: PageBanner | null
  readonly text: PageText
  /** Null where the feed failed and nothing was kept. */
  readonly features: readonly FeatureCard[] | null
}

/** All features of the product (spec 2). */
export async function loadFeatures(context: LoadContext): Promise<Loaded<FeaturesProps>> {
  const { view, route, content, path } = context
  const [answer, text, banner] = await Promise.all([
    content.get(featureList, {}),
    loadPageText(context),
    loadBanner(context),
  ])
  const crumbs = breadcrumbsOf(view, route, text.heading)
  const features = answer.value?.features ?? null
  const listed = (features ?? []).flatMap((card) => {
    const href = view.href('feature', { featureSlug: card.slug })
    return href === null ? [] : [{ name: card.name, href }]
  })
  return {
    kind: 'page',
    props: { view, crumbs, banner, text, features },
    head: {
      title: text.title,
      description: text.description,
      preloads: heroPreloads(view, banner),
      jsonLd: [breadcrumbList(view, crumbs, path), itemList(view, text.heading, listed)],
    },
  }
}
