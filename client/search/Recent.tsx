import { useState } from 'react'
import { recentSearches, withSearch } from '../../shared/search/recent.ts'
import { recentSearches as row } from '../../shared/storage/rare-table.ts'
import { useOverlay } from '../overlays/context.ts'
import { readStored, removeStored, writeStored } from '../state/storage.ts'

/** Keeps a search that led somewhere; without consent to functionality nothing is kept (rulings 6.6). */
export function rememberSearch(words: string): void {
  const text = withSearch(readStored(row), words)
  if (text !== null) writeStored(row, text)
}

/** What the visitor looked for before, on this device. */
export function Recent({ onChosen }: { readonly onChosen: (words: string) => void }) {
  const { t } = useOverlay()
  const [searches, setSearches] = useState(() => recentSearches(readStored(row)))
  if (searches.length === 0) return null
  return (
    <section className="search__recent" aria-labelledby="overlay-search-recent">
      <h3 className="search__heading" id="overlay-search-recent">
        {t('client:search.recent')}
      </h3>
      <ul>
        {searches.map((words) => (
          <li key={words}>
            <button className="search__word" type="button" onClick={() => onChosen(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      <button
        className="link-button"
        type="button"
        onClick={() => {
          removeStored(row)
          setSearches([])
        }}
      >
        {t('client:search.forget')}
      </button>
    </section>
  )
}
