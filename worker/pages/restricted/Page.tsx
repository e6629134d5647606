import { PlainHtml } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { HelpLines } from '../../parts/HelpLines.tsx'
import type { RestrictedProps } from './load.ts'

export function RestrictedPage({ view, heading, crumbs, body, intro, others }: RestrictedProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <span className="brand-place restricted__place" aria-hidden="true" />
      <div className="page-head">
        <h1>{heading}</h1>
      </div>
      <PlainHtml className="prose lead" html={body} />
      <PlainHtml className="prose restricted__intro" html={intro} />
      {others.length > 0 && (
        <section className="link-grid" aria-labelledby="others">
          <h2 id="others">{t('restricted.others')}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.href}>
                <a href={other.href}>{other.name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="restricted__help" aria-labelledby="help-lines">
        <h2 id="help-lines">{t('selfAssessment.help')}</h2>
        <HelpLines view={view} />
      </section>
    </>
  )
}
