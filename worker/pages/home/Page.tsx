import type { GameCard, GameGroup } from '../../../shared/content/game.ts'
import { type GroupShape, shapeOf } from '../../../shared/games/group-shapes.ts'
import { packed } from '../../../shared/games/packed.ts'
import { withoutRepeats } from '../../../shared/games/without-repeats.ts'
import { Kept } from '../../document/kept-markup.tsx'
import { keeper } from '../../document/made-of.ts'
import { CategoryRail } from '../../parts/CategoryRail.tsx'
import { DeviceGamesRow } from '../../parts/Favourites.tsx'
import { KeptGroupSection } from '../../parts/games.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { JackpotBand } from '../../parts/JackpotBand.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { PageWords } from '../../parts/PageWords.tsx'
import type { View } from '../../view/view.ts'
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

const keepRows = keeper<ReturnType<typeof packed<Shown>>>()

/** The groups with games in the rows that they are packed in. The band of jackpots draws its own games: what stands beside it is told from these. */
const rowsOf = (view: View, groups: HomeProps['groups'], jackpots: HomeProps['extras']['jackpots']) =>
  keepRows([view.edition, groups, jackpots.list], jackpots.group, () => {
    const drawn = groups.map((group) =>
      group.key === jackpots.group && jackpots.list.length > 0
        ? { ...group, games: jackpots.list.map(({ game }) => game) }
        : group,
    )
    return packed(
      withoutRepeats(drawn.filter(({ games }) => games.length > 0)).map(
        (group, index): Shown => ({
          key: group.key,
          games: group.games,
          shape: shapeOf(group.key, view.culture.id),
          eager: index === 0 ? 4 : 0,
        }),
      ),
    )
  })

export function HomePage({ view, groups, failed, banner, text, extras }: HomeProps) {
  const { t } = view
  const { jackpots, drop, now } = extras
  const band = (
    <JackpotBand key="jackpot-band" view={view} group={jackpots.group} jackpots={jackpots.list} drop={drop} now={now} />
  )
  const section = ({ key, games, shape, eager }: Shown) => {
    if (shape === 'jackpot' && jackpots.list.length > 0) return band
    const shown = shape === 'jackpot' ? 'row' : shape
    return <KeptGroupSection key={key} view={view} group={key} games={games} eager={eager} shape={shown} />
  }
  const rows = rowsOf(view, groups, jackpots)
  const sections = rows.map((row) =>
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
      <Kept of={[view]} as="rows of the device">
        {() => (
          <>
            <CategoryRail view={view} />
            <DeviceGamesRow view={view} of="favourites" />
            <DeviceGamesRow view={view} of="recent" />
          </>
        )}
      </Kept>
      {failed && <Notice>{t('games.failed')}</Notice>}
      {!failed && groups.every(({ games }) => games.length === 0) && <Notice>{t('games.empty')}</Notice>}
      {sections.slice(0, opening)}
      <FeaturedGame view={view} extras={extras} />
      {sections.slice(opening, further)}
      <OffersAndWinners view={view} extras={extras} />
      {sections.slice(further)}
      {rows.every((row) => row.every(({ shape }) => shape !== 'jackpot')) && band}
      <HomeBanners view={view} extras={extras} />
      <PageWords view={view} text={text} />
    </>
  )
}
