import { memo } from 'react'
import { useOverlay } from '../overlays/context.ts'
import type { Found } from './messages.ts'

interface Filter {
  readonly provider: number | null
  readonly category: number | null
}

export interface FiltersProps extends Filter {
  readonly found: Found
  readonly onChange: (change: Partial<Filter>) => void
}

interface SelectProps {
  readonly id: string
  readonly label: string
  readonly all: string
  readonly options: Found['providers']
  readonly value: number | null
  readonly onChosen: (at: number | null) => void
}

function Select({ id, label, all, options, value, onChosen }: SelectProps) {
  const { t } = useOverlay()
  return (
    <div className="search__filter select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChosen(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{all}</option>
        {options.map(({ at, name, count }) => (
          <option key={at} value={at}>
            {t('client:search.counted', { name, count })}
          </option>
        ))}
      </select>
    </div>
  )
}

const filters = [
  {
    of: 'provider',
    id: 'overlay-search-provider',
    label: 'client:search.provider',
    all: 'client:search.allProviders',
    options: 'providers',
  },
  {
    of: 'category',
    id: 'overlay-search-type',
    label: 'client:search.type',
    all: 'client:search.allTypes',
    options: 'categories',
  },
] as const

/**
 * Narrows what was found to one provider or one type of game; each choice says how many games it leaves. A letter alone does not
 * draw them anew.
 */
export const Filters = memo(function Filters({ found, onChange, ...chosen }: FiltersProps) {
  const { t } = useOverlay()
  return (
    <div className="search__filters">
      {filters.map(({ of, id, label, all, options }) => (
        <Select
          key={of}
          id={id}
          label={t(label)}
          all={t(all)}
          options={found[options]}
          value={chosen[of]}
          onChosen={(at) => onChange({ [of]: at })}
        />
      ))}
    </div>
  )
})
