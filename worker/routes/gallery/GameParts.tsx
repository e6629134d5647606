import type { GameCard } from '../../../shared/content/game.ts'
import { wholeList } from '../../../shared/games/game-filter.ts'
import type { GroupShape } from '../../../shared/games/group-shapes.ts'
import { movingArt } from '../../../shared/games/moving-art.ts'
import { CategoryRail } from '../../parts/CategoryRail.tsx'
import { DeviceGamesRow, FavouriteButton } from '../../parts/Favourites.tsx'
import { FilterBar } from '../../parts/FilterBar.tsx'
import { GamesBelow } from '../../parts/GamesBelow.tsx'
import { GameGroupSection, GameList, GameShelf } from '../../parts/games.tsx'
import { JackpotBand } from '../../parts/JackpotBand.tsx'
import { JackpotDrop } from '../../parts/JackpotDrop.tsx'
import { PagingLinks } from '../../parts/PagingLinks.tsx'
import { pagingOf } from '../../parts/paging.ts'
import type { View } from '../../view/view.ts'
import type { GalleryContent } from './content.ts'
import { Part, State } from './Part.tsx'

const shapes: readonly GroupShape[] = ['row', 'lead', 'ranked', 'live', 'compact']

interface GamePartsProps {
  readonly view: View
  readonly content: GalleryContent
  readonly now: Date
}

/** The same games as a list where each has something of its own: a long name, a jackpot, every badge, art that moves. */
function tiles(games: readonly GameCard[]): readonly GameCard[] {
  const [first] = games
  if (first === undefined) return []
  const long = { ...first, name: `${first.name} `.repeat(4).trim() }
  const moving = movingArt(first.image.url)
  return [
    long,
    { ...long, jackpotEur: 123_456 },
    ...(['slingo_original', 'popular', 'new', 'hot', 'jackpot', 'live_casino'] as const).map(
      (badge): GameCard => ({ ...first, badges: [badge] }),
    ),
    { ...first, badges: ['rating'], rating: { rate: 4.5, count: 7 } },
    { ...first, badges: [], figures: null },
    ...(moving === null ? [] : [{ ...first, image: { ...first.image, url: moving } }]),
  ]
}

function Lists({ view, content: { games, facets } }: GamePartsProps) {
  const [first] = games
  const paging = (page: number) => pagingOf('/', { page, pageSize: 24, total: 60, onPage: 12 })
  const set = { ...wholeList, words: first?.name ?? null, provider: first?.provider.key ?? null, sort: 'rtp' } as const
  return (
    <Part name="Lists of games">
      <State name="narrowed by nothing">
        <FilterBar view={view} filter={wholeList} facets={facets} total={60} path="/" />
      </State>
      <State name="narrowed">
        <FilterBar view={view} id="filters-set" filter={set} facets={facets} total={2} path="/" />
      </State>
      <State name="where nothing could be counted">
        <FilterBar view={view} id="filters-uncounted" filter={set} facets={null} total={null} path="/" />
      </State>
      {([1, 2, 3] as const).map((page) => {
        const shown = paging(page)
        return (
          shown !== null && (
            <State key={page} name={`page ${page} of 3`}>
              <GameShelf view={view} games={games} paging={shown} />
              <PagingLinks view={view} paging={shown} of="blog" />
            </State>
          )
        )
      })}
    </Part>
  )
}

/** Rows, lists and tiles of games, with what stands above and among them. */
export function GameParts(props: GamePartsProps) {
  const { view, content, now } = props
  const { games, home } = content
  const [first] = games
  const drop = home?.drop ?? null
  return (
    <>
      <Part name="Rows of games">
        <CategoryRail view={view} />
        {shapes.map((shape) => (
          <State key={shape} name={shape}>
            <GameGroupSection view={view} group="slots" games={games} shape={shape} />
          </State>
        ))}
        <State name="a row of a few">
          <GameGroupSection view={view} group="popular_games" games={games.slice(0, 2)} />
        </State>
        <State name="below a page that leads on to them">
          <GamesBelow view={view} id="below" title={view.t('games.related')} games={games} layout="row" />
        </State>
        {(['favourites', 'recent'] as const).map((of) => (
          <State key={of} name={`${of}, while they are fetched`}>
            <DeviceGamesRow view={view} of={of} />
          </State>
        ))}
        {home !== null && home.jackpots.list.length > 0 && (
          <>
            <State name="jackpots, with the time of the daily ones">
              <JackpotBand
                view={view}
                group={home.jackpots.group}
                jackpots={home.jackpots.list}
                drop={home.drop}
                now={now}
              />
            </State>
            <State name="a single jackpot">
              <JackpotBand
                view={view}
                group={home.jackpots.group}
                jackpots={home.jackpots.list.slice(0, 1)}
                drop={null}
                now={now}
              />
            </State>
          </>
        )}
        {drop !== null && <JackpotDrop {...drop} />}
      </Part>
      <Part name="Tiles of games">
        <State name="a long name, a jackpot, each badge, a rating, without figures, moving">
          <GameList view={view} layout="grid" games={tiles(games)} />
        </State>
        {first !== undefined && <FavouriteButton view={view} slug={first.slug} />}
      </Part>
      <Lists {...props} />
    </>
  )
}
