import { GameGroupSection } from '../games.tsx'
import { Hero } from '../Hero.tsx'
import { Html } from '../Html.tsx'
import { Notice } from '../Notice.tsx'
import type { HomeProps } from './load.ts'

export function HomePage({ view, groups, failed, banner, text }: HomeProps) {
  const { t } = view
  return (
    <>
      <Hero view={view} heading={text.heading} banner={banner} slogan={view.market.slogan[view.culture.lang] ?? null} />
      {failed && <Notice>{t('games.failed')}</Notice>}
      {groups.map((group, index) => (
        <GameGroupSection
          key={group.key}
          view={view}
          group={group.key}
          games={group.games}
          eager={index === 0 ? 4 : 0}
        />
      ))}
      {text.html !== null && <Html view={view} className="prose page-text" html={text.html} />}
    </>
  )
}
