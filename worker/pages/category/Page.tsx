import { isFiltered, sortsOf } from '../../../shared/games/game-filter.ts'
import { withoutRepeats } from '../../../shared/games/without-repeats.ts'
import { Kept } from '../../document/kept-markup.tsx'
import { keeper } from '../../document/made-of.ts'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { FilterBar } from '../../parts/FilterBar.tsx'
import { GameShelf, KeptGroupSection } from '../../parts/games.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { JackpotDrop } from '../../parts/JackpotDrop.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { PageWords } from '../../parts/PageWords.tsx'
import type { CategoryProps } from './load.ts'

const keepRows = keeper<CategoryProps['groups']>()

function Tabs({ view, siblings }: Pick<CategoryProps, 'view' | 'siblings'>) {
  return (
    <nav className="tabs" aria-label={view.t('games.categories')}>
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
  )
}

export function CategoryPage({
  view,
  group,
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
  const total = list?.paging.total ?? null
  const bar = () => (
    <FilterBar view={view} filter={filter} facets={facets} total={total} path={path} sorts={sortsOf(group)} />
  )
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={text.heading} banner={banner} />
      {siblings.length > 0 && (
        <Kept of={[view]} as={`tabs ${path}`}>
          {() => <Tabs view={view} siblings={siblings} />}
        </Kept>
      )}
      {filtered ? (
        bar()
      ) : (
        <Kept of={[view, facets]} as={`filters ${total} ${path}`}>
          {bar}
        </Kept>
      )}
      <div className="category-found" data-found="">
        {keepRows([groups], '', () => withoutRepeats(groups)).map(({ key, games }, index) => (
          <KeptGroupSection
            key={key}
            view={view}
            group={key}
            games={games}
            eager={index === 0 ? 4 : 0}
            drop={key === 'daily_jackpots' ? drop : null}
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
            {grouped && (
              <div className="game-group__head">
                <h2>{name}</h2>
              </div>
            )}
            {!grouped && drop !== null && <JackpotDrop {...drop} />}
            <Kept of={[view, list.games]} as={`shelf ${group} ${grouped} ${JSON.stringify(list.paging)}`}>
              {() => (
                <GameShelf view={view} games={list.games} paging={list.paging} eager={grouped ? 0 : 4} group={group} />
              )}
            </Kept>
          </section>
        )}
        {!filtered && <PageWords view={view} text={text} />}
      </div>
    </>
  )
}
