import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { Html } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Paragraph } from '../../parts/Paragraph.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { claimLabel, PromotionCard, promotionDates } from '../../parts/PromotionCard.tsx'
import { Words } from '../../parts/Words.tsx'
import type { PromotionProps } from './load.ts'

/** Where the caption of further information leads: the whole story below. */
const storyId = 'promotion-story'

/** Where an ended promotion leads on to: what runs today. */
function Ended({ view }: { readonly view: PromotionProps['view'] }) {
  const all = view.market.rules.promotionLinks ? view.href('promotions') : null
  return (
    <>
      <Notice>{view.t('promotion.ended')}</Notice>
      {all !== null && (
        <p>
          <a className="button button--quiet" href={all}>
            {view.t('promotion.current')}
          </a>
        </p>
      )}
    </>
  )
}

/** One promotion: who, when and what at a glance, its terms beside its offer, then the whole story (spec 3, rulings 9). */
export function PromotionPage(props: PromotionProps) {
  const { view, crumbs, promotion, bonusCodeLabel, terms, others, games, now } = props
  const { t } = view
  const expired = promotion.state === 'expired'
  const facts = [
    { label: t('promotion.eligible'), value: promotion.eligible },
    { label: t('promotion.when'), value: promotion.when },
    { label: t('promotion.get'), value: promotion.get },
  ].filter(({ value }) => value !== '')
  const more = promotion.moreInfoLabel || t('promotion.details')
  const code = expired ? null : promotion.bonusCode
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <article className="promotion">
        <header className="promotion__head">
          <h1>
            <Words view={view} text={promotion.caption} />
          </h1>
          <p className="promotion__dates">{promotionDates(view, promotion, now)}</p>
          {expired && <Ended view={view} />}
          <Paragraph view={view} className="promotion__summary" text={promotion.summary} />
        </header>
        {promotion.picture !== null && (
          <Picture view={view} picture={promotion.picture} first className="promotion__picture" />
        )}
        <div className="promotion__offer">
          {(facts.length > 0 || code !== null) && (
            <dl className="promotion__facts">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <Words view={view} text={value} />
                  </dd>
                </div>
              ))}
              {code !== null && (
                <div>
                  <dt>{bonusCodeLabel}</dt>
                  <dd>
                    <code className="promotion__code">{code}</code>
                  </dd>
                </div>
              )}
            </dl>
          )}
          {!expired && (
            <p className="promotion__claim">
              <AccountLink
                account={view.account}
                step="claim"
                className="button button--primary"
                text={claimLabel(view, promotion)}
              />
            </p>
          )}
          <section aria-label={t('promotion.terms')}>
            {promotion.terms !== '' && <h2 className="promotion__terms-heading">{t('promotion.terms')}</h2>}
            <Html view={view} className="promotion__terms" html={promotion.terms} />
            {terms === null ? (
              <>
                {promotion.body !== '' && (
                  <p className="promotion__more">
                    <a href={`#${storyId}`}>{more}</a>
                  </p>
                )}
                <p className="promotion__more">
                  <a href={view.href('bonusPolicy') ?? view.href('terms') ?? '/'}>{t('common.fullTerms')}</a>
                </p>
              </>
            ) : (
              <details className="terms-details">
                <summary>{more}</summary>
                <Html view={view} html={terms.body} />
              </details>
            )}
          </section>
        </div>
        <Html view={view} className="prose promotion__body" html={promotion.body} id={storyId} />
      </article>
      {others.length > 0 && (
        <section className="section" aria-labelledby="promotion-others">
          <div className="section__head">
            <h2 id="promotion-others">{t('promotion.others')}</h2>
            <a href={view.href('promotions') ?? '/'}>{t('common.seeAll')}</a>
          </div>
          <CardGrid>
            {others.map((other) => (
              <PromotionCard key={other.id} view={view} promotion={other} games={games} now={now} level={3} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  )
}
