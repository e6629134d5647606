import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { GameShelf } from '../../parts/games.tsx'
import { Notice } from '../../parts/Notice.tsx'
import type { ProviderProps } from './load.ts'

/** Height of the marks that the feed serves, in px. */
const markHeight = 57

/** The games of one provider under its mark. */
export function ProviderPage({ view, crumbs, provider, list }: ProviderProps) {
  const { t, brand } = view
  const mark = brand.colors.scheme === 'dark' ? provider.dark_img_url : provider.light_img_url
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="page-head provider-head">
        <img
          className="provider-head__mark"
          src={view.image(mark)}
          alt=""
          width={markHeight * 3}
          height={markHeight}
          decoding="async"
        />
        <h1>{t('provider.heading', { provider: provider.name })}</h1>
        <p className="game-group__count">{t('games.count', { count: provider.games })}</p>
      </div>
      {list === null && <Notice>{t('games.failed')}</Notice>}
      {list !== null && list.games.length === 0 && <Notice>{t('games.empty')}</Notice>}
      {list !== null && list.games.length > 0 && (
        <section aria-label={provider.name}>
          <GameShelf view={view} games={list.games} paging={list.paging} eager={4} />
        </section>
      )}
    </>
  )
}
