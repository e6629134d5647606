import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { WinnersProps } from './load.ts'
import { WinnerRows } from './WinnerRows.tsx'

export function WinnersPage({ view, heading, crumbs, banner, body, winners, now }: WinnersProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={heading} banner={banner} />
      <TextBody view={view} body={body} />
      <section className="winners" aria-labelledby="winners-heading">
        <div className="winners__head">
          <h2 id="winners-heading">{t('winners.heading')}</h2>
          {/* Shown by the script that renews the list; nothing is announced when it does (WCAG 2.2.2). */}
          <div className="winners__renewal" hidden>
            <span>{t('winners.updated')}</span>
            <button
              className="button button--quiet"
              type="button"
              data-pause={t('winners.pause')}
              data-resume={t('winners.resume')}
            >
              {t('winners.pause')}
            </button>
          </div>
        </div>
        {winners === null && <Notice>{t('common.unavailable')}</Notice>}
        {winners?.length === 0 && <Notice>{t('winners.empty')}</Notice>}
        {winners !== null && winners.length > 0 && (
          <ol className="winners__list" data-winners={`/api/${view.culture.id}/winners/`}>
            <WinnerRows view={view} winners={winners} now={now} />
          </ol>
        )}
      </section>
    </>
  )
}
