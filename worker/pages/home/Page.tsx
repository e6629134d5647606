import type { GameCard, GameGroup } from '../../../shared/content/game.ts'
import { type GroupShape, shapeOf } from '../../../shared/games/group-shapes.ts'
import { packed } from '../../../shared/games/packed.ts'
import { withoutRepeats } from '../../../shared/games/without-repeats.ts'
import { Html } from '../../document/Html.tsx'
import { CategoryRail } from '../../parts/CategoryRail.tsx'
import { KeptGamesRow } from '../../parts/Favourites.tsx'
import { GameGroupSection } from '../../parts/games.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { JackpotBand } from '../../parts/JackpotBand.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { FeaturedGame, HomeBanners, OffersAndWinners } from './Extras.tsx'
import type { HomeProps } from './load.ts'

/** Rows that stand above the featured game. */
const opening = 2
/** Rows that stand above promotions and winners. */
const further = 4

interface Shown {
  readonly key: GameGroup
  readonly games: readonly GameCard[]
  readonly shape: GroupShape
  readonly eager: number
}

export function HomePage({ view, groups, failed, banner, text, extras }: HomeProps) {
  const { t } = view
  const { jackpots, drop, now } = extras
  const band = (
    <JackpotBand key="jackpot-band" view={view} group={jackpots.group} jackpots={jackpots.list} drop={drop} now={now} />
  )
  const section = (group: Shown) => {
    if (group.shape === 'jackpot' && jackpots.list.length > 0) return band
    const shape = group.shape === 'jackpot' ? 'row' : group.shape
    return (
      <GameGroupSection
        key={group.key}
        view={view}
        group={group.key}
        games={group.games}
        eager={group.eager}
        shape={shape}
      />
    )
  }
  // The band draws its own games: what stands beside it is told from these.
  const drawn = groups.map((group) =>
    group.key === jackpots.group && jackpots.list.length > 0
      ? { ...group, games: jackpots.list.map(({ game }) => game) }
      : group,
  )
  const shown = withoutRepeats(drawn.filter(({ games }) => games.length > 0)).map(
    (group, index): Shown => ({
      key: group.key,
      games: group.games,
      shape: shapeOf(group.key, view.culture.id),
      eager: index === 0 ? 4 : 0,
    }),
  )
  const sections = packed(shown).map((row) =>
    row.length === 1 ? (
      row.map(section)
    ) : (
      <div key={row[0]?.key} className="group-set">
        {row.map(section)}
      </div>
    ),
  )
  return (
    <>
      <Hero
        view={view}
        heading={text.heading}
        banner={banner}
        slogan={view.market.slogan[view.culture.lang] ?? null}
        low={false}
      />
      <CategoryRail view={view} />
      <KeptGamesRow view={view} of="favourites" />
      <KeptGamesRow view={view} of="recent" />
      {failed && <Notice>{t('games.failed')}</Notice>}
      {!failed && groups.every(({ games }) => games.length === 0) && <Notice>{t('games.empty')}</Notice>}
      {sections.slice(0, opening)}
      <FeaturedGame view={view} extras={extras} />
      {sections.slice(opening, further)}
      <OffersAndWinners view={view} extras={extras} />
      {sections.slice(further)}
      {shown.every(({ shape }) => shape !== 'jackpot') && band}
      <HomeBanners view={view} extras={extras} />
      {text.html !== null && <Html view={view} className="prose page-text" html={text.html} />}
    </>
  )
}
