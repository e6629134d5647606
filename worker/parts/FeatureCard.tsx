import type { FeatureCard as Data } from '../../shared/content/feature.ts'
import type { View } from '../view/view.ts'
import { Card } from './Card.tsx'
import { Paragraph } from './Paragraph.tsx'

export interface FeatureCardProps {
  readonly view: View
  readonly feature: Data
  readonly level: 2 | 3
}

/** One feature in a list. */
export function FeatureCard({ view, feature, level }: FeatureCardProps) {
  const path = view.href('feature', { featureSlug: feature.slug })
  if (path === null) return null
  return (
    <Card view={view} href={path} heading={feature.name} level={level} picture={feature.picture}>
      <Paragraph view={view} className="card__text" text={feature.summary} />
    </Card>
  )
}
