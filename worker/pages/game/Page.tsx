import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { GameFacts } from '../../../shared/ui/GameFacts.tsx'
import { Rating } from '../../../shared/ui/Rating.tsx'
import { Html } from '../../document/Html.tsx'
import { Kept } from '../../document/kept-markup.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { FavouriteButton } from '../../parts/Favourites.tsx'
import { GamesBelow } from '../../parts/GamesBelow.tsx'
import { factGroupsOf, ratingOf } from '../../parts/game-facts.ts'
import { Paragraph } from '../../parts/Paragraph.tsx'
import { GameBanner } from './GameBanner.tsx'
import type { GameProps } from './load.ts'

const factGroups = ['limits', 'pays', 'plays'] as const

/** What it costs, how it pays, how it plays, and who makes it. */
function Details({ view, game, maker }: Pick<GameProps, 'view' | 'game' | 'maker'>) {
  const { t } = view
  const groups = factGroupsOf(view, game)
  const studio = view.href('provider', { providerKey: game.provider.key })
  return (
    <section className="game-details" aria-labelledby="details">
      <h2 id="details">{t('game:details')}</h2>
      <div className="game-details__groups">
        {factGroups.map(
          (key) =>
            groups[key].length > 0 && (
              <div key={key} className="game-details__group">
                <h3>{t(`gamePage.groups.${key}`)}</h3>
                <GameFacts facts={groups[key]} />
              </div>
            ),
        )}
        <div className="game-details__group">
          <h3>{t('gamePage.groups.maker')}</h3>
          {maker === null ? <p>{game.provider.name}</p> : <p>{maker.lead}</p>}
          {studio !== null && (
            <p>
              <a href={studio}>{t('provider.heading', { provider: game.provider.name })}</a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** What the page says of its game: in the order in which a player asks. */
function About({ view, game, maker }: Pick<GameProps, 'view' | 'game' | 'maker'>) {
  const { t } = view
  const studio = view.href('provider', { providerKey: game.provider.key })
  const rating = ratingOf(view, game)
  return (
    <article className="game-page">
      <img
        className="game-page__art"
        src={view.image(game.wideImage.url)}
        alt=""
        width={game.wideImage.width}
        height={game.wideImage.height}
        fetchPriority="high"
      />
      <div className="game-page__head">
        <h1>{game.name}</h1>
        <p className="game-page__provider">
          <span>{`${t('game:producedBy')} `}</span>
          {studio === null ? <span>{game.provider.name}</span> : <a href={studio}>{game.provider.name}</a>}
        </p>
        {rating !== null && <Rating {...rating} />}
        <Paragraph view={view} className="game-page__summary" text={game.description.summary} />
        <div className="game-page__ways">
          <AccountLink
            account={view.account}
            step="play"
            className="button button--primary"
            query={{ game: game.slug }}
          />
          <FavouriteButton view={view} slug={game.slug} />
        </div>
        <p className="game-page__terms">{t('common.ageAndTerms', { age: view.market.age.minimum })}</p>
      </div>
      <Details view={view} game={game} maker={maker} />
      <section className="game-page__about" aria-labelledby="about">
        <h2 id="about">{t('game:about')}</h2>
        <Html view={view} className="prose" html={game.description.html} />
        <p className="disclaimer">{t('game:disclaimer')}</p>
      </section>
    </article>
  )
}

/** A game: what it is, whether it can be played, its cost, its pay, its rules, others like it. */
export function GamePage({ view, game, crumbs, banner, maker }: GameProps) {
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Kept of={[view, game, maker]} as="game">
        {() => <About view={view} game={game} maker={maker} />}
      </Kept>
      <GamesBelow view={view} id="related" title={view.t('games.related')} games={game.related} layout="row" kept />
      {banner !== null && (
        <Kept of={[view, banner]} as="game banner">
          {() => <GameBanner view={view} banner={banner} />}
        </Kept>
      )}
    </>
  )
}
