import { CardGrid } from '../../parts/Card.tsx'
import { FeatureCard } from '../../parts/FeatureCard.tsx'
import { PromotionCard } from '../../parts/PromotionCard.tsx'
import type { FeatureProps } from '../feature/load.ts'
import { FeaturePage } from '../feature/Page.tsx'
import type { PromotionProps } from '../promotion/load.ts'
import { PromotionPage } from '../promotion/Page.tsx'

/** A promotion as home shows it, below the promotion itself. */
export function PromotionOnHomePage(props: PromotionProps) {
  const { view, promotion, now } = props
  return (
    <>
      <PromotionPage {...props} others={[]} />
      <section className="section" aria-labelledby="on-home">
        <div className="section__head">
          <h2 id="on-home">{`${view.t('menu.home')} · ${view.t('home.promotions')}`}</h2>
        </div>
        <CardGrid>
          <PromotionCard view={view} promotion={promotion} now={now} level={3} />
        </CardGrid>
      </section>
    </>
  )
}

/** A feature as home shows it, below the feature itself. */
export function FeatureOnHomePage(props: FeatureProps) {
  const { view, feature } = props
  return (
    <>
      <FeaturePage {...props} others={[]} />
      <section className="section" aria-labelledby="on-home">
        <div className="section__head">
          <h2 id="on-home">{`${view.t('menu.home')} · ${view.t('menu.features')}`}</h2>
        </div>
        <CardGrid>
          <FeatureCard view={view} feature={feature} level={3} />
        </CardGrid>
      </section>
    </>
  )
}
