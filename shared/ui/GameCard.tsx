import type { GameCard as Game } from '../content/game.ts'
import { Icon } from './Icon.tsx'

export interface GameCardTexts {
  /** Names of the badges the game shows, in their order. */
  readonly badges: readonly string[]
  /** e.g. "Game information: Book of Dead". */
  readonly info: string
  /** Printed jackpot, or null. */
  readonly jackpot: string | null
  /** A few figures of the game, shown where a pointer or the focus is; those who listen find them with all others. */
  readonly figures: readonly string[]
  /** Figures that stand below the name: of a live table, who can sit down and for how much. */
  readonly facts: readonly string[]
}

export interface GameCardProps {
  readonly game: Game
  readonly href: string
  readonly image: string
  readonly texts: GameCardTexts
  /** The first cards of a page load at once, the others when they come near. */
  readonly eager: boolean
  /** The one wide card of a row that leads with it. */
  readonly lead?: boolean
}

/** Letters from which on a name is set smaller, so that it is whole in two lines of a tile. */
const longName = 28

/** One game in a row or grid: its art leads to its page, the corner button opens the overlay where script runs. */
export function GameCard({ game, href, image, texts, eager, lead = false }: GameCardProps) {
  return (
    <li className={lead ? 'game-card game-card--lead' : 'game-card'}>
      <a className="game-card__link" href={href}>
        <img
          className="game-card__art"
          src={image}
          alt=""
          width={lead && game.wideImage ? game.wideImage.width : game.image.width}
          height={lead && game.wideImage ? game.wideImage.height : game.image.height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority="low"
        />
        <span className={game.name.length > longName ? 'game-card__name game-card__name--long' : 'game-card__name'}>
          {game.name}
        </span>
        <span className="game-card__provider">{game.provider.name}</span>
        {texts.facts.length > 0 && (
          <span className="game-card__facts">
            {texts.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        )}
        {texts.figures.length > 0 && (
          <span className="game-card__figures" aria-hidden="true">
            {texts.figures.map((figure) => (
              <span key={figure}>{figure}</span>
            ))}
          </span>
        )}
        {texts.badges.length > 0 && <span className="game-card__badge">{texts.badges[0]}</span>}
        {texts.jackpot !== null && (
          <data className="game-card__jackpot" value={`${game.jackpotEur}`} data-money="">
            {texts.jackpot}
          </data>
        )}
      </a>
      <a className="game-card__info" href={href} data-hash={`gamepage/${game.slug}`} aria-label={texts.info}>
        <Icon name="info" />
      </a>
    </li>
  )
}
