import type { View } from '../document/view.ts'
import type { Paging } from './paging.ts'

export interface PagingLinksProps {
  readonly view: View
  readonly paging: Paging
  /** Text of the link to the next page, where it is not just the next. */
  readonly more?: string
}

/** Plain links to the pages before and after; nothing on a single page. */
export function PagingLinks({ view, paging, more }: PagingLinksProps) {
  const { t } = view
  if (paging.pages < 2) return null
  return (
    <nav className="paging" aria-label={t('games.paging')}>
      {paging.previous !== null && (
        <a className="button button--quiet" href={paging.previous} rel="prev">
          {t('common.previous')}
        </a>
      )}
      <p>{t('games.pageOf', { page: paging.page, pages: paging.pages })}</p>
      {paging.next !== null && (
        <a className="button button--quiet" href={paging.next} rel="next" data-more="">
          {more ?? t('common.next')}
        </a>
      )}
    </nav>
  )
}
