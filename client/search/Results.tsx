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

interface ListProps {
  readonly games: readonly GameResult[]
  readonly onFollowed: () => void
}

const List = ({ games, onFollowed }: ListProps) => (
  <ul className="search__results">
    {games.map((game) => (
      <Result key={game.slug} game={game} onFollowed={onFollowed} />
    ))}
  </ul>
)

export interface ResultsProps {
  readonly found: Found
  /** What was looked for; null where nothing was, and the games are the popular ones. */
  readonly words: string | null
  readonly asPage: string
  readonly onMore: () => void
}

/**
 * What was found, and what is popular where that is little or nothing was asked for. A letter alone does not draw it anew: its
 * answer does.
 */
export const Results = memo(function Results({
  found: { games, total, popular },
  words,
  asPage,
  onMore,
}: ResultsProps) {
  const { t } = useOverlay()
  const count = t('client:search.results', { count: total, query: words ?? '' })
  const others = words === null && total > 0 ? games : popular
  const followed = () => {
    if (words !== null) rememberSearch(words)
  }
  return (
    <>
      {total === 0 && <p className="search__none">{t('client:search.none')}</p>}
      {words !== null && total > 0 && (
        <section aria-label={count}>
          <p className="search__count">{count}</p>
          <List games={games} onFollowed={followed} />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="overlay-search-popular">
          <h3 className="search__heading" id="overlay-search-popular">
            {t('client:search.popular')}
          </h3>
          <List games={others} onFollowed={followed} />
        </section>
      )}
      {games.length < total && (
        <p className="search__more">
          <button className="button button--quiet" type="button" onClick={onMore}>
            {t('client:search.more')}
          </button>
          {words !== null && <a href={asPage}>{t('client:search.asPage')}</a>}
        </p>
      )}
    </>
  )
})
