import { Html } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { PromotionCard } from '../../parts/PromotionCard.tsx'
import { SubscribeForm } from '../../parts/SubscribeForm.tsx'
import type { PromotionsProps } from './load.ts'

export function PromotionsPage({ view, crumbs, banner, text, promotions, games, now }: PromotionsProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={text.heading} banner={banner} />
      {text.html !== null && <Html view={view} className="prose page-intro" html={text.html} />}
      {promotions === null && <Notice>{t('promotion.failed')}</Notice>}
      {promotions !== null && promotions.active.length === 0 && <Notice>{t('promotion.empty')}</Notice>}
      {promotions !== null && promotions.active.length > 0 && (
        <section aria-labelledby="promotions-now">
          <h2 id="promotions-now" className="visually-hidden">
            {t('promotion.current')}
          </h2>
          <CardGrid>
            {promotions.active.map((promotion, index) => (
              <PromotionCard
                key={promotion.id}
                view={view}
                promotion={promotion}
                games={games}
                now={now}
                level={3}
                lead={index === 0}
              />
            ))}
          </CardGrid>
        </section>
      )}
      {promotions !== null && promotions.expired.length > 0 && (
        <section className="section" aria-labelledby="promotions-past">
          <div className="section__head">
            <h2 id="promotions-past">{t('promotion.past')}</h2>
          </div>
          <CardGrid>
            {promotions.expired.map((promotion) => (
              <PromotionCard key={promotion.id} view={view} promotion={promotion} now={now} level={3} />
            ))}
          </CardGrid>
        </section>
      )}
      <SubscribeForm view={view} list="newsletter" />
    </>
  )
}
