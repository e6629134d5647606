import { Html } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { FeatureCard } from '../../parts/FeatureCard.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { Notice } from '../../parts/Notice.tsx'
import type { FeaturesProps } from './load.ts'

export function FeaturesPage({ view, crumbs, banner, text, features }: FeaturesProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={text.heading} banner={banner} />
      {text.html !== null && <Html view={view} className="prose page-intro" html={text.html} />}
      {features === null && <Notice>{t('feature.failed')}</Notice>}
      {features !== null && features.length === 0 && <Notice>{t('feature.empty')}</Notice>}
      {features !== null && features.length > 0 && (
        <CardGrid>
          {features.map((feature) => (
            <FeatureCard key={feature.id} view={view} feature={feature} level={2} />
          ))}
        </CardGrid>
      )}
    </>
  )
}
