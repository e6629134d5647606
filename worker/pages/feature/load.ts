import type { Feature, FeatureCard } from '../../../shared/content/feature.ts'
import { featureBySlug, featureList } from '../../content/feeds/features.ts'
import type { Head } from '../../document/head.tsx'
import type { LoadContext, Loaded, PageAlternates } from '../../document/page.ts'
import { paramsElsewhere } from '../../parts/alternates.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { breadcrumbList, type Crumb } from '../../seo/json-ld.ts'
import { socialImage } from '../../seo/social-image.ts'
import type { View } from '../../view/view.ts'

export interface FeatureProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly feature: Feature
  readonly others: readonly FeatureCard[]
}

/** Other features that the page shows. */
const othersShown = 4

export function featureHead(view: View, feature: Feature): Head {
  return {
    title: feature.title,
    description: feature.description,
    image: socialImage(view, feature.socialImage),
  }
}

/** What the page shows beside the feature: those that follow it in the list, round and round. */
export async function featureProps({ view, route, content }: LoadContext, feature: Feature): Promise<FeatureProps> {
  const all = (await content.get(featureList, {})).value?.features ?? []
  const at = all.findIndex(({ id }) => id === feature.id)
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].slice(0, othersShown)
  return { view, crumbs: breadcrumbsOf(view, route, feature.name), feature, others }
}

/** The feature's slug in every other culture of the domain, found by its id; null where that culture lacks it. */
const slugsElsewhere = ({ view, content }: LoadContext, id: string): Promise<PageAlternates> =>
  paramsElsewhere(view, async (culture) => {
    const list = await content.get(featureList, {}, culture.id)
    const own = list.value?.features.find((card) => card.id === id)
    return own === undefined ? null : { featureSlug: own.slug }
  })

/** One feature. Unknown: 404; not to be had: 503 (rulings 3.10). */
export async function loadFeature(context: LoadContext): Promise<Loaded<FeatureProps>> {
  const answer = await context.content.get(featureBySlug, { slug: context.params.featureSlug ?? '' })
  if (answer.state === 'absent') return { kind: 'notFound' }
  if (answer.state === 'unavailable') return { kind: 'unavailable' }
  const feature = answer.value
  const [props, alternates] = await Promise.all([featureProps(context, feature), slugsElsewhere(context, feature.id)])
  const head = {
    ...featureHead(context.view, feature),
    jsonLd: [breadcrumbList(context.view, props.crumbs, context.path)],
  }
  return { kind: 'page', props, head, alternates }
}
