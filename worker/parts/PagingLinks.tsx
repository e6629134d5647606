import type { View } from '../view/view.ts'
import type { Paging } from './paging.ts'

export interface PagingLinksProps {
  readonly view: View
  readonly paging: Paging
  /** What is listed: catalogue keys of its words begin with it. */
  readonly of: 'games' | 'blog'
}

/**
 * Plain links to the pages before and after, right behind their list; nothing on a single page. A script makes "load more" of
 * the link to the next one (client/pages/more.ts).
 */
export function PagingLinks({ view, paging, of }: PagingLinksProps) {
  const { t } = view
  const { page, pages, shown, total } = paging
  if (pages < 2) return null
  return (
    <nav
      className="paging"
      aria-label={t('games.paging')}
      data-more={t(`${of}.showMore`)}
      data-shown={t(`${of}.shownOf`, { shown, total })}
    >
      {paging.previous !== null && (
        <a className="button button--quiet" href={paging.previous} rel="prev">
          {t('common.previous')}
        </a>
      )}
      <p>{t('games.pageOf', { page, pages })}</p>
      {paging.next !== null && (
        <a className="button button--quiet" href={paging.next} rel="next">
          {t('common.next')}
        </a>
      )}
    </nav>
  )
}
