import { Html } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { FeatureCard } from '../../parts/FeatureCard.tsx'
import { Paragraph } from '../../parts/Paragraph.tsx'
import { Picture } from '../../parts/Picture.tsx'
import type { FeatureProps } from './load.ts'

/** One feature: picture, summary and how it works. */
export function FeaturePage({ view, crumbs, feature, others }: FeatureProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <article className="feature">
        <header className="feature__head">
          <h1>{feature.name}</h1>
          <Paragraph view={view} className="feature__summary" text={feature.summary} />
        </header>
        {feature.picture !== null && (
          <Picture view={view} picture={feature.picture} first className="feature__picture" />
        )}
        <Html view={view} className="prose feature__body" html={feature.body} />
      </article>
      {others.length > 0 && (
        <section className="section" aria-labelledby="feature-others">
          <div className="section__head">
            <h2 id="feature-others">{t('feature.others')}</h2>
            <a href={view.href('features') ?? '/'}>{t('common.seeAll')}</a>
          </div>
          <CardGrid teaser>
            {others.map((other) => (
              <FeatureCard key={other.id} view={view} feature={other} level={3} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  )
}
