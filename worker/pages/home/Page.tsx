import { Html } from '../../document/Html.tsx'
import { FavouritesRow } from '../../parts/Favourites.tsx'
import { GameGroupSection } from '../../parts/games.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { DailyJackpots, FeaturedGame, HomeBanners, PromotionsTeaser, RecentWinners } from './Extras.tsx'
import type { HomeProps } from './load.ts'

/** Groups that stand above the promotions and the featured game. */
const opening = 2

export function HomePage({ view, groups, failed, banner, text, extras }: HomeProps) {
  const { t } = view
  const sections = groups.map((group, index) => (
    <GameGroupSection key={group.key} view={view} group={group.key} games={group.games} eager={index === 0 ? 4 : 0} />
  ))
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
