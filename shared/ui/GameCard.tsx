import type { GameCard as Game } from '../content/game.ts'
import { Icon } from './Icon.tsx'

export interface GameCardTexts {
  /** Names of the badges the game shows, in their order. */
  readonly badges: readonly string[]
  /** e.g. "Game information: Book of Dead". */
  readonly info: string
  /** Printed jackpot, or null. */
  readonly jackpot: string | null
}

export interface GameCardProps {
  readonly game: Game
  readonly href: string
  readonly image: string
  readonly texts: GameCardTexts
  /** The first cards of a page load at once, the others when they come near. */
  readonly eager: boolean
}

/** One game in a row or grid: its art leads to its page, the corner button opens the overlay where script runs. */
export function GameCard({ game, href, image, texts, eager }: GameCardProps) {
  return (
    <li className="game-card">
      <a className="game-card__link" href={href}>
        <img
          className="game-card__art"
          src={image}
          alt=""
          width={game.image.width}
          height={game.image.height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority="low"
        />
        <span className="game-card__name">{game.name}</span>
        <span className="game-card__provider">{game.provider.name}</span>
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
