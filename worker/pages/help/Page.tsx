import { Icon } from '../../../shared/ui/Icon.tsx'
import { PlainHtml } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { HelpProps } from './load.ts'

/** The count in words, or what is said of none. */
const countText = ({ t }: HelpProps['view'], count: number): string =>
  count === 0 ? t('help.none') : t('help.found', { count })

/** Narrows the list as one types where script runs; sends the words to this page where it does not. */
function FaqSearch({ view, path, query, found }: HelpProps) {
  const { t } = view
  // The script says how many are left; every count stands here in words, as plurals differ by language.
  const counts = Array.from({ length: found + 1 }, (_, count) => countText(view, count))
  return (
    <search aria-label={t('help.filter')}>
      <form className="faq-search" method="get" action={path} data-counts={JSON.stringify(counts)}>
        <label htmlFor="faq-query">{t('help.filter')}</label>
        <div className="field-row">
          <input id="faq-query" type="search" name="q" defaultValue={query} maxLength={80} autoComplete="off" />
          <button className="button button--primary" type="submit">
            <Icon name="search" />
            {t('common.search')}
          </button>
        </div>
        <p className="faq-search__count" role="status">
          {query === '' ? '' : countText(view, found)}
        </p>
      </form>
    </search>
  )
}

export function HelpPage(props: HelpProps) {
  const { view, heading, crumbs, body, groups, query } = props
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="page-head">
        <h1>{heading}</h1>
      </div>
      <section className="faq" aria-labelledby="faq-heading" data-faq="">
        <h2 id="faq-heading">{t('help.faq')}</h2>
        {groups === null && <Notice>{t('help.failed')}</Notice>}
        {groups?.length === 0 && query === '' && <Notice>{t('help.empty')}</Notice>}
        {groups !== null && (groups.length > 0 || query !== '') && (
          <>
            <FaqSearch {...props} />
            {groups.map((group) => (
              <section key={group.id} className="faq__group" aria-labelledby={`group-${group.id}`}>
                <h3 id={`group-${group.id}`}>{group.name}</h3>
                {group.items.map((item) => (
                  <details key={item.id} className="faq__item">
                    <summary>{item.question}</summary>
                    {/* The address of the question names what is inside: browsers open the disclosure themselves. */}
                    <div className="faq__answer" id={`question-${item.id}`}>
                      <PlainHtml className="prose" html={item.answer} />
                      <p className="faq__link">
                        <a
                          href={`#question-${item.id}`}
                          aria-label={t('common.labelled', { label: t('help.link'), value: item.question })}
                        >
                          {t('help.link')}
                        </a>
                      </p>
                    </div>
                  </details>
                ))}
              </section>
            ))}
          </>
        )}
      </section>
      <TextBody view={view} body={body} />
    </>
  )
}
