import { PlainHtml } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { HelpLines } from '../../parts/HelpLines.tsx'
import type { RestrictedProps } from './load.ts'

/** Why the brand does not serve a country, in the brand's place: in earnest, and with the way to help. */
export function RestrictedPage({ view, heading, crumbs, body, intro, others }: RestrictedProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="brand-place brand-place--told">
        <h1>{heading}</h1>
      </div>
      <div className="restricted">
        <PlainHtml className="prose lead" html={body} />
        <PlainHtml className="prose" html={intro} />
        <section className="restricted__help" aria-labelledby="help-lines">
          <h2 id="help-lines">{t('selfAssessment.help')}</h2>
          <HelpLines view={view} />
        </section>
      </div>
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
    </>
  )
}
