import { type KeyboardEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { longestQuery, searchWords } from '../../shared/search/ask.ts'
import { useOverlay } from '../overlays/context.ts'
import { Filters } from './Filters.tsx'
import type { Found } from './messages.ts'
import { Recent, rememberSearch } from './Recent.tsx'
import { Results } from './Results.tsx'
import { findGames } from './search-client.ts'

/** Games that are shown at first, and more at each asking. */
const stepCount = 24
/** After so long without typing the count is said, and the address remembers the words. */
const restMs = 600

interface Question {
  readonly words: string
  readonly provider: number | null
  readonly category: number | null
  readonly count: number
}

/** What was found, and for which words; null for none. */
interface Answer {
  readonly found: Found
  readonly words: string | null
}

/** Where a key leads from a place in the row of field and results, the field being 0; null where the key keeps its own meaning. */
function placeAfter(key: string, at: number, last: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (at === 0) return null
  if (key === 'ArrowUp') return at - 1
  if (key === 'Home') return 1
  return key === 'End' ? last : null
}

/** Moves the focus between the field and the results with the arrow keys; Tab reaches them all the same. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .game-result')]
  const at = event.target instanceof HTMLElement ? row.indexOf(event.target) : -1
  const place = at === -1 ? null : placeAfter(event.key, at, row.length - 1)
  if (place === null) return
  event.preventDefault()
  row[place]?.focus()
}

/** The search overlay (spec 2, 4): results as one types, from two characters on. */
export function Search({ words: first }: { readonly words: string }) {
  const { t, page, dialog, announce, name, remember, fail } = useOverlay()
  const [question, setQuestion] = useState<Question>({ words: first, provider: null, category: null, count: stepCount })
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [tries, setTries] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const looked = searchWords(question.words)
  const pageOf = (words: string | null): string =>
    words === null ? page.addresses.search : `${page.addresses.search}?q=${encodeURIComponent(words)}`
  const asPage = pageOf(looked)

  useEffect(() => {
    name(t('client:search.title'))
    field.current?.focus()
  }, [name, t])
  useEffect(() => {
    const stop = new AbortController()
    const { provider, category, count } = question
    findGames(page, { words: looked ?? '', provider, category, count }, stop.signal)
      .then((found) => {
        // Letters that are typed meanwhile come first.
        if (found !== null) startTransition(() => setAnswer({ found, words: looked }))
      })
      .catch(() => fail(() => setTries(tries + 1), asPage))
    return () => stop.abort()
  }, [page, question, looked, fail, asPage, tries])
  useEffect(() => {
    const rest = setTimeout(() => {
      remember({ kind: 'search', words: looked ?? '' })
      // What is on its way is said when it has come.
      if (answer === null || answer.words !== looked) return
      const { total } = answer.found
      if (looked === null) announce('')
      else announce(total === 0 ? t('client:search.none') : t('client:search.results', { count: total, query: looked }))
    }, restMs)
    return () => clearTimeout(rest)
  }, [looked, answer, announce, remember, t])
  useEffect(() => {
    // A result that had the focus may have gone with the answer before.
    const focused = document.activeElement
    if (answer !== null && (focused === document.body || focused === dialog)) field.current?.focus()
  }, [answer, dialog])

  /** Another question begins with the first games again. */
  const ask = useCallback(
    (change: Partial<Question>) => setQuestion((before) => ({ ...before, count: stepCount, ...change })),
    [],
  )
  const askForMore = useCallback(() => setQuestion((before) => ({ ...before, count: before.count + stepCount })), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut between links that Tab reaches too
    <div className="search" onKeyDown={moveFocus}>
      <h2 className="overlay__title">{t('client:search.title')}</h2>
      <search>
        <form
          action={page.addresses.search}
          className="search__form"
          onSubmit={(event) => {
            event.preventDefault()
            if (looked !== null) rememberSearch(looked)
            event.currentTarget.closest('.search')?.querySelector<HTMLElement>('.game-result')?.focus()
          }}
        >
          <label htmlFor="overlay-search">{t('client:search.label')}</label>
          <input
            ref={field}
            id="overlay-search"
            type="search"
            name="q"
            value={question.words}
            maxLength={longestQuery}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="search"
            aria-describedby="overlay-search-hint"
            onChange={({ target }) => ask({ words: target.value })}
          />
          <p className="search__hint" id="overlay-search-hint">
            {t('client:search.hint')}
          </p>
        </form>
      </search>
      {looked === null && <Recent onChosen={(words) => ask({ words })} />}
      {answer && (
        <Filters found={answer.found} provider={question.provider} category={question.category} onChange={ask} />
      )}
      {answer ? (
        <Results found={answer.found} words={answer.words} asPage={pageOf(answer.words)} onMore={askForMore} />
      ) : (
        <p className="search__waiting">{t('client:overlay.loading')}</p>
      )}
    </div>
  )
}
