import { GameList, type GameListProps, KeptGameList } from './games.tsx'

interface GamesBelowProps extends Pick<GameListProps, 'view' | 'games' | 'layout'> {
  /** Of the heading. */
  readonly id: string
  readonly title: string
  /** Whether the games are one object of the content, and their list is kept in one piece. */
  readonly kept?: boolean
}

/** Games that a page leads on to, under a heading; nothing where there are none. */
export function GamesBelow({ view, games, layout, id, title, kept = false }: GamesBelowProps) {
  if (games.length === 0) return null
  const List = kept ? KeptGameList : GameList
  return (
    <section className="game-group" aria-labelledby={id}>
      <div className="game-group__head">
        <h2 id={id}>{title}</h2>
      </div>
      <List view={view} games={games} layout={layout} />
    </section>
  )
}
