import { type GroupShape, shapeOf } from '../../../shared/games/group-shapes.ts'
import { withoutRepeats } from '../../../shared/games/without-repeats.ts'
import { Html } from '../../document/Html.tsx'
import { FavouritesRow } from '../../parts/Favourites.tsx'
import { GameGroupSection } from '../../parts/games.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { DailyJackpots, FeaturedGame, HomeBanners, PromotionsTeaser, RecentWinners } from './Extras.tsx'
import type { HomeProps } from './load.ts'

/** Groups that stand above the promotions and the featured game. */
const opening = 2

/** Groups of small tiles that follow each other share a row, two and two. */
function paired<G extends { readonly shape: GroupShape }>(groups: readonly G[]): readonly (readonly G[])[] {
  const rows: G[][] = []
  for (const group of groups) {
    const last = rows.at(-1)
    if (group.shape === 'compact' && last?.length === 1 && last[0]?.shape === 'compact') last.push(group)
    else rows.push([group])
  }
  return rows
}

export function HomePage({ view, groups, failed, banner, text, extras }: HomeProps) {
  const { t } = view
  const sections = paired(
    withoutRepeats(groups.filter(({ games }) => games.length > 0)).map((group, index) => ({
      key: group.key,
      games: group.games,
      shape: shapeOf(group.key, view.culture.id),
      eager: index === 0 ? 4 : 0,
    })),
  ).map((row) => {
    const shown = row.map((group) => (
      <GameGroupSection
        key={group.key}
        view={view}
        group={group.key}
        games={group.games}
        eager={group.eager}
        shape={group.shape}
      />
    ))
    return row.length === 1 ? (
      shown
    ) : (
      <div key={row[0]?.key} className="group-pair">
        {shown}
      </div>
    )
  })
  return (
    <>
      <Hero
        view={view}
        heading={text.heading}
        banner={banner}
        slogan={view.market.slogan[view.culture.lang] ?? null}
        low={false}
      />
      <FavouritesRow view={view} />
      {failed && <Notice>{t('games.failed')}</Notice>}
      {!failed && groups.every(({ games }) => games.length === 0) && <Notice>{t('games.empty')}</Notice>}
      {sections.slice(0, opening)}
      <FeaturedGame view={view} extras={extras} />
      <PromotionsTeaser view={view} extras={extras} />
      {sections.slice(opening)}
      <DailyJackpots view={view} extras={extras} />
      <HomeBanners view={view} extras={extras} />
      <RecentWinners view={view} extras={extras} />
      {text.html !== null && <Html view={view} className="prose page-text" html={text.html} />}
    </>
  )
}
