import { fewestCharacters } from '../../../shared/search/ask.ts'
import { Icon } from '../../../shared/ui/Icon.tsx'
import { GamesBelow } from '../../parts/GamesBelow.tsx'
import { GameList } from '../../parts/games.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { PagingLinks } from '../../parts/PagingLinks.tsx'
import type { SearchProps } from './load.ts'

/** What else there is: beside few games found, and where there is none. */
function FurtherGames({ view, further: { related, popular } }: Pick<SearchProps, 'view' | 'further'>) {
  const { t } = view
  return (
    <>
      <GamesBelow view={view} id="related" title={t('games.related')} games={related} layout="row" />
      {popular === null && <Notice>{t('games.failed')}</Notice>}
      <GamesBelow view={view} id="popular" title={t('client:search.popular')} games={popular ?? []} layout="grid" />
    </>
  )
}

export function SearchPage({ view, path, query, outcome, further }: SearchProps) {
  const { t } = view
  return (
    <>
      <div className="page-head">
        <h1>{t('search.title')}</h1>
      </div>
      <search aria-label={t('common.search')}>
        <form className="search-form" method="get" action={path}>
          <label htmlFor="search-query">{t('client:search.label')}</label>
          <div className="field-row">
            <input
              id="search-query"
              type="search"
              name="q"
              defaultValue={query}
              minLength={fewestCharacters}
              maxLength={80}
              required
              autoComplete="off"
              aria-describedby="search-hint"
            />
            <button className="button button--primary" type="submit">
              <Icon name="search" />
              {t('search.submit')}
            </button>
          </div>
          <p className="search-form__hint" id="search-hint">
            {t('client:search.hint')}
          </p>
        </form>
      </search>
      <div role="status">
        {outcome.kind === 'found' && (
          <p className="search-count">{t('client:search.results', { count: outcome.paging.total, query })}</p>
        )}
        {outcome.kind === 'none' && <Notice>{t('client:search.none')}</Notice>}
        {outcome.kind === 'failed' && <Notice>{t('games.failed')}</Notice>}
      </div>
      {outcome.kind === 'found' && (
        <section className="game-group" aria-label={t('client:search.results', { count: outcome.paging.total, query })}>
          <GameList view={view} games={outcome.games} layout="grid" eager={4} />
          <PagingLinks view={view} paging={outcome.paging} of="games" />
        </section>
      )}
      {outcome.kind !== 'failed' && <FurtherGames view={view} further={further} />}
    </>
  )
}
