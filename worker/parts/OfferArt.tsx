import type { GameCard } from '../../shared/content/game.ts'
import type { PromotionCard } from '../../shared/content/promotion.ts'
import type { View } from '../view/view.ts'
import { Picture } from './Picture.tsx'

export interface OfferArtProps {
  readonly view: View
  readonly promotion: Pick<PromotionCard, 'template' | 'figure' | 'picture'>
  /** The game that the promotion is about, where it is known. */
  readonly game: GameCard | null
  readonly first?: boolean
}

/** Letters from which on a figure is set smaller, so that it stands beside the picture. */
const longFigure = 4

/** Places on the podium, as they stand from left to right. */
const podium = ['2', '1', '3'] as const

/**
 * A promotion's picture with what matters in it set large: an amount, a podium, a game's own art or a day of the calendar. All
 * of it is said beside it in words, so it is read to nobody.
 */
export function OfferArt({ view, promotion, game, first = false }: OfferArtProps) {
  const { template, figure, picture } = promotion
  const shown = template === 'game' ? game !== null : figure !== null || template === 'leaderboard'
  return (
    <div className={shown ? `offer-art offer-art--${template}` : 'offer-art'} aria-hidden="true">
      {picture !== null && (
        <Picture view={view} picture={picture} first={first} decorative className="offer-art__picture" />
      )}
      {shown && (
        <div className="offer-art__panel">
          {template === 'game' && game !== null && (
            <img
              className="offer-art__game"
              src={view.image(game.image.url)}
              alt=""
              width={game.image.width}
              height={game.image.height}
              loading={first ? 'eager' : 'lazy'}
              decoding="async"
            />
          )}
          {template !== 'game' && figure !== null && (
            <span
              className={figure.length > longFigure ? 'offer-art__figure offer-art__figure--long' : 'offer-art__figure'}
            >
              {figure}
            </span>
          )}
          {template === 'leaderboard' && (
            <span className="offer-art__podium">
              {podium.map((place) => (
                <i key={place}>{place}</i>
              ))}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
