import { isFiltered } from '../../../shared/games/game-filter.ts'
import { withoutRepeats } from '../../../shared/games/without-repeats.ts'
import { Html } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { FilterBar } from '../../parts/FilterBar.tsx'
import { GameGroupSection, GameShelf } from '../../parts/games.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { JackpotDrop } from '../../parts/JackpotDrop.tsx'
import { Notice } from '../../parts/Notice.tsx'
import type { CategoryProps } from './load.ts'

export function CategoryPage({
  view,
  name,
  banner,
  text,
  crumbs,
  siblings,
  drop,
  grouped,
  groups,
  list,
  filter,
  facets,
  path,
}: CategoryProps) {
  const { t } = view
  const filtered = isFiltered(filter)
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={text.heading} banner={banner} />
      {siblings.length > 0 && (
        <nav className="tabs" aria-label={t('games.categories')}>
          <ul>
            {siblings.map((sibling) => (
              <li key={sibling.href}>
                <a href={sibling.href} aria-current={sibling.current ? 'page' : undefined}>
                  {sibling.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <FilterBar view={view} filter={filter} facets={facets} total={list?.paging.total ?? null} path={path} />
      <div className="category-found" data-found="">
        {withoutRepeats(groups).map((group, index) => (
          <GameGroupSection
            key={group.key}
            view={view}
            group={group.key}
            games={group.games}
            eager={index === 0 ? 4 : 0}
            aside={group.key === 'daily_jackpots' && drop !== null ? <JackpotDrop view={view} drop={drop} /> : null}
          />
        ))}
        {list === null && <Notice>{t('games.failed')}</Notice>}
        {list !== null && list.games.length === 0 && (
          <Notice>
            {t(filter.words !== null ? 'client:search.none' : filtered ? 'games.filters.none' : 'games.empty')}
          </Notice>
        )}
        {list !== null && list.games.length > 0 && (
          <section className="game-group" aria-label={name}>
            {grouped && <h2>{name}</h2>}
            {!grouped && drop !== null && <JackpotDrop view={view} drop={drop} />}
            <GameShelf view={view} games={list.games} paging={list.paging} eager={grouped ? 0 : 4} />
          </section>
        )}
        {text.html !== null && !filtered && <Html view={view} className="prose page-text" html={text.html} />}
      </div>
    </>
  )
}
