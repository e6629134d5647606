import type { GameFacets } from '../../shared/content/game.ts'
import {
  type FilterName,
  filterQuery,
  type GameFilter,
  type GameSort,
  gameSorts,
} from '../../shared/games/game-filter.ts'
import { fewestCharacters, longestQuery } from '../../shared/search/ask.ts'
import { Icon } from '../../shared/ui/Icon.tsx'
import type { View } from '../view/view.ts'

interface Choice {
  readonly value: string
  readonly text: string
}

interface FilterProps {
  readonly name: FilterName
  readonly label: string
  readonly value: string | null
  /** What stands for no choice; null where one is always made. */
  readonly all: string | null
  readonly choices: readonly Choice[]
  /** What is chosen in words, where the content API did not count it: its value unless said. */
  readonly chosen?: string | null
}

/** One part of the filter; nothing where there is nothing to choose. */
function Filter({ name, label, value, all, choices, chosen = value }: FilterProps) {
  if (choices.length < 2 && value === null) return null
  return (
    <label className={value === null ? 'filter select' : 'filter select filter--set'}>
      <span className="filter__label">{label}</span>
      <select name={name}>
        {all !== null && <option value="">{all}</option>}
        {/* What leaves nothing, or could not be counted, is still what narrows the list. */}
        {value !== null && choices.every((choice) => choice.value !== value) && (
          <option value={value} selected={true}>
            {chosen}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FilterBarProps {
  readonly view: View
  readonly filter: GameFilter
  readonly facets: GameFacets | null
  /** Games that fit; null where they could not be counted. */
  readonly total: number | null
  /** The list's address without a filter. */
  readonly path: string
  /** The orders that the list has, its own first. */
  readonly sorts?: readonly GameSort[]
  /** Of the form: the only one of its page. */
  readonly id?: string
}

/** What a list of games is narrowed and ordered by: a plain form, which on a phone comes up as a drawer. */
export function FilterBar({ view, filter, facets, total, path, sorts = gameSorts, id = 'filters' }: FilterBarProps) {
  const { t } = view
  const counted = (name: string, count: number): string => t('client:search.counted', { name, count })
  const query = filterQuery(filter)
  const set = Object.keys(query).length
  const inDrawer = set - (filter.words === null ? 0 : 1)
  const named = (values: GameFacets['features']): readonly Choice[] =>
    values.map(({ key, name, games }) => ({ value: key, text: counted(name, games) }))
  return (
    <search className="filter-bar" aria-label={t('games.filters.open')}>
      <label className="filter-bar__search">
        <Icon name="search" />
        <span className="visually-hidden">{t('client:search.label')}</span>
        <input
          type="search"
          name="q"
          form={id}
          defaultValue={filter.words ?? ''}
          placeholder={t('common.search')}
          minLength={fewestCharacters}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          data-search-list=""
        />
      </label>
      <p className="filter-bar__count" role="status" data-failed={t('games.failed')}>
        {total !== null && t('games.count', { count: total })}
      </p>
      <button className="button button--quiet filter-bar__open" type="button" popoverTarget={id}>
        <Icon name="filter" />
        <span className="filter-bar__word">
          {inDrawer === 0 ? t('games.filters.open') : counted(t('games.filters.open'), inDrawer)}
        </span>
        {inDrawer > 0 && (
          <span className="filter-bar__number" aria-hidden="true">
            {inDrawer}
          </span>
        )}
      </button>
      <form className="filter-bar__form" id={id} popover="auto" method="get" action={path} autoComplete="off">
        <Filter
          name="provider"
          label={t('client:search.provider')}
          value={filter.provider}
          all={t('client:search.allProviders')}
          choices={named(facets?.providers ?? [])}
        />
        <Filter
          name="feature"
          label={t('games.filters.feature')}
          value={filter.feature}
          all={t('games.filters.allFeatures')}
          choices={named(facets?.features ?? [])}
        />
        <Filter
          name="volatility"
          label={t('game:volatility')}
          value={filter.volatility}
          chosen={filter.volatility && t(`game:volatilities.${filter.volatility}`)}
          all={t('games.filters.anyVolatility')}
          choices={(facets?.volatilities ?? []).map(({ key, games }) => ({
            value: key,
            text: counted(t(`game:volatilities.${key}`), games),
          }))}
        />
        <Filter
          name="sort"
          label={t('games.filters.sort')}
          value={sorts.indexOf(filter.sort) > 0 ? filter.sort : null}
          all={null}
          choices={sorts.map((sort, index) => ({
            // The list's own order is no part of an address.
            value: index === 0 ? '' : sort,
            text: t(`games.filters.sorts.${sort}`),
          }))}
        />
        <button className="button button--primary filter-bar__send" type="submit">
          {t('games.filters.show')}
        </button>
        {set > 0 && (
          <a className="filter-bar__clear" href={path} title={t('games.filters.clear')}>
            <Icon name="close" />
            <span className="filter-bar__word">{t('games.filters.clear')}</span>
          </a>
        )}
      </form>
    </search>
  )
}
