import { memo, useEffect, useRef, useState } from 'react'
import { useOverlay } from '../overlays/context.ts'
import type { Found, GameResult } from './messages.ts'
import { type Turn, takeTurn } from './pictures.ts'
import { rememberSearch } from './Recent.tsx'

/** Side of a result's picture in px. */
const tile = 64

/** A game's picture, once its place is seen and the results rest. */
function Picture({ address }: { readonly address: string }) {
  const [shown, setShown] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const turn = useRef<Turn>(null)
  useEffect(() => {
    if (!place.current) return
    const taken = takeTurn(place.current, () => setShown(true))
    turn.current = taken
    return taken.end
  }, [])
  const end = () => turn.current?.end()
  return (
    <span className="game-result__picture" ref={place}>
      {shown && <img src={address} alt="" width={tile} height={tile} decoding="async" onLoad={end} onError={end} />}
    </span>
  )
}

/** One game: its link opens the game over search, and leads to its page without script or in another tab. */
function Result({ game, onFollowed }: { readonly game: GameResult; readonly onFollowed: () => void }) {
  return (
    <li>
      <a className="game-result" href={game.href} data-hash={`gamepage/${game.slug}`} onClick={onFollowed}>
        <Picture address={game.image} />
        <span className="game-result__words">
          <span className="game-result__name">{game.name}</span>
          <span className="game-result__kind">{`${game.provider} · ${game.type}`}</span>
        </span>
      </a>
    </li>
  )
}

export interface ResultsProps {
  readonly found: Found
  /** What was looked for; null where nothing was, and the popular games are shown. */
  readonly words: string | null
  readonly asPage: string
  readonly onMore: () => void
}

/** What was found, or what is popular where nothing was asked for or found. A letter alone does not draw it anew: its answer does. */
export const Results = memo(function Results({ found, words, asPage, onMore }: ResultsProps) {
  const { t } = useOverlay()
  const { games, total, popular } = found
  return (
    <section
      aria-label={
        words === null ? t('client:search.popular') : t('client:search.results', { count: total, query: words })
      }
    >
      {words !== null && total > 0 && (
        <p className="search__count">{t('client:search.results', { count: total, query: words })}</p>
      )}
      {total === 0 && <p className="search__none">{t('client:search.none')}</p>}
      {(words === null || total === 0) && <h3 className="search__heading">{t('client:search.popular')}</h3>}
      <ul className="search__results">
        {(total === 0 ? popular : games).map((game) => (
          <Result
            key={game.slug}
            game={game}
            onFollowed={() => {
              if (words !== null) rememberSearch(words)
            }}
          />
        ))}
      </ul>
      {games.length < total && (
        <p className="search__more">
          <button className="button button--quiet" type="button" onClick={onMore}>
            {t('client:search.more')}
          </button>
          {words !== null && <a href={asPage}>{t('client:search.asPage')}</a>}
        </p>
      )}
    </section>
  )
})
