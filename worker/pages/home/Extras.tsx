import { bannerLayers } from '../../../shared/content/banner.ts'
import type { GameExtended } from '../../../shared/content/game.ts'
import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { Kept } from '../../document/kept-markup.tsx'
import { CardGrid } from '../../parts/Card.tsx'
import { bannerImage } from '../../parts/Hero.tsx'
import { Paragraph } from '../../parts/Paragraph.tsx'
import { PromotionCard } from '../../parts/PromotionCard.tsx'
import { gameHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'
import type { HomeExtras } from './load-extras.ts'

interface PartProps {
  readonly view: View
  readonly extras: HomeExtras
}

/** The game that the culture's settings put in the spotlight. */
export function FeaturedGame({ view, extras: { featured } }: PartProps) {
  if (featured === null) return null
  const { game, title } = featured
  return (
    <Kept of={[view, game]} as={`featured ${title}`}>
      {() => <Featured view={view} title={title} game={game} />}
    </Kept>
  )
}

function Featured({ view, title, game }: { readonly view: View; readonly title: string; readonly game: GameExtended }) {
  const { t } = view
  const path = gameHref(view, game)
  if (path === null) return null
  return (
    <section className="featured" aria-labelledby="featured-game">
      <img
        className="featured__art"
        src={view.image(game.wideImage.url)}
        alt=""
        width={game.wideImage.width}
        height={game.wideImage.height}
        loading="lazy"
        decoding="async"
      />
      <div className="featured__text">
        <h2 id="featured-game">{title}</h2>
        <Paragraph view={view} text={game.description.summary} />
        <p className="featured__actions">
          <AccountLink
            account={view.account}
            step="play"
            className="button button--primary"
            query={{ game: game.slug }}
          />
          <a className="button button--quiet" href={path} data-hash={`gamepage/${game.slug}`}>
            {t('common.gameInformation')}
          </a>
        </p>
      </div>
    </section>
  )
}

/** The promotions that home shows; nothing where the market hides links to promotions (rulings 3.12). */
function PromotionsTeaser({ view, extras: { promotions, now } }: PartProps) {
  const all = view.href('promotions')
  if (promotions.length === 0 || all === null) return null
  return (
    <section className="section" aria-labelledby="home-promotions">
      <div className="section__head">
        <h2 id="home-promotions">{view.t('home.promotions')}</h2>
        <a href={all} aria-label={view.t('games.seeAllOf', { group: view.t('home.promotions') })}>
          {view.t('common.seeAll')}
        </a>
      </div>
      <CardGrid teaser>
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.id} view={view} promotion={promotion} now={now} level={3} />
        ))}
      </CardGrid>
    </section>
  )
}

/** Who won lately: name, game and amount. */
function RecentWinners({ view, extras: { winners } }: PartProps) {
  const all = view.href('winners')
  const list = winners.flatMap((winner) => {
    const path = gameHref(view, winner.game)
    return path === null ? [] : [{ ...winner, path }]
  })
  if (list.length === 0) return null
  return (
    <section className="section" aria-labelledby="home-winners">
      <div className="section__head">
        <h2 id="home-winners">{view.t('home.winners')}</h2>
        {all !== null && (
          <a href={all} aria-label={view.t('games.seeAllOf', { group: view.t('home.winners') })}>
            {view.t('common.seeAll')}
          </a>
        )}
      </div>
      <ul className="winners-row">
        {list.map((winner) => (
          <li key={`${winner.name} ${winner.wonAt}`} className="winners-row__item">
            <img
              src={view.image(winner.game.image.url)}
              alt=""
              width={winner.game.image.width}
              height={winner.game.image.height}
              loading="lazy"
              decoding="async"
            />
            <p className="winners-row__name">{winner.name}</p>
            <p className="winners-row__amount">
              <data value={`${winner.amountEur}`} data-money="">
                {view.format.money(winner.amountEur)}
              </data>
            </p>
            <p className="winners-row__game">
              <a href={winner.path}>{winner.game.name}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Promotions and winners: beside each other where there are both. */
export function OffersAndWinners({ view, extras }: PartProps) {
  if (extras.promotions.length + extras.winners.length === 0) return null
  return (
    <div className="home-split">
      <PromotionsTeaser view={view} extras={extras} />
      <Kept of={[view, extras.winners]} as="winners">
        {() => <RecentWinners view={view} extras={extras} />}
      </Kept>
    </div>
  )
}

/** The further banners of home, each leading to its section's page. */
export function HomeBanners({ view, extras }: PartProps) {
  const { banners } = extras
  if (banners.length === 0) return null
  return (
    <Kept of={[view, ...banners.map(({ banner }) => banner)]} as="banners">
      {() => <Banners view={view} extras={extras} />}
    </Kept>
  )
}

function Banners({ view, extras: { banners } }: PartProps) {
  return (
    <section className="section" aria-labelledby="home-banners">
      <h2 id="home-banners" className="visually-hidden">
        {view.t('home.discover')}
      </h2>
      <ul className="banner-row">
        {banners.map(({ banner, href }) => (
          <li key={banner.sectionCode} className="banner-card">
            {bannerLayers.map((layer) => (
              <img
                key={layer}
                className="banner-card__art"
                src={bannerImage(view, {
                  section: banner.sectionCode,
                  device: 'mobile',
                  layer,
                  hash: banner.pictures.mobile[layer].hash,
                })}
                alt=""
                width={banner.pictures.mobile[layer].width}
                height={banner.pictures.mobile[layer].height}
                loading="lazy"
                decoding="async"
              />
            ))}
            <div className="banner-card__text">
              <h3>
                <a href={href}>{banner.headline}</a>
              </h3>
              <Paragraph view={view} text={banner.subline} />
              {banner.offer !== null && <Paragraph view={view} className="banner-card__terms" text={banner.terms} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
