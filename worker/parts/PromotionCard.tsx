import type { GameCard } from '../../shared/content/game.ts'
import type { PromotionCard as Data } from '../../shared/content/promotion.ts'
import { daysLeft } from '../../shared/content/promotion-state.ts'
import type { View } from '../view/view.ts'
import { Card } from './Card.tsx'
import { OfferArt } from './OfferArt.tsx'
import { Paragraph } from './Paragraph.tsx'
import { plainWords } from './Words.tsx'

/** Days before the end from which they are counted down. */
const countdownFrom = 31

/** When a promotion runs, in the culture's words; the days left where the end is near. */
export function promotionDates(view: View, promotion: Pick<Data, 'state' | 'starts' | 'ends'>, now: Date): string {
  const { t, format } = view
  const { state, starts, ends } = promotion
  if (state === 'scheduled') return t('promotion.from', { date: format.date(starts) })
  if (ends === null) return t('promotion.open')
  if (state === 'expired') return t('promotion.between', { from: format.date(starts), until: format.date(ends) })
  const left = daysLeft(promotion, now) ?? 0
  const until = t('promotion.until', { date: format.date(ends) })
  return left > 0 && left <= countdownFrom ? `${t('promotion.endsIn', { count: left })} · ${until}` : until
}

/** Kinds that give something for a deposit or a loss: what they have is an offer. */
const offers: readonly Data['kind'][] = ['welcome', 'reload', 'cashback']

/**
 * Words of a promotion's call to action: its own, else the standard ones of an offer. What is no offer, and whatever a market
 * lets nobody offer in such words, has none: the link then says what its step says.
 */
export function claimLabel(view: View, promotion: Pick<Data, 'kind' | 'claimLabel'>): string | undefined {
  if (promotion.claimLabel !== '') return promotion.claimLabel
  return offers.includes(promotion.kind) && view.market.rules.offersInHead ? view.t('promotion.claim') : undefined
}

export interface PromotionCardProps {
  readonly view: View
  readonly promotion: Data
  readonly now: Date
  readonly level: 2 | 3
  readonly first?: boolean
  readonly lead?: boolean
  /** The games that promotions are about, by their slugs. */
  readonly games?: ReadonlyMap<string, GameCard>
}

/** One promotion in a list: dates, caption and summary; its button leads to its page and says no more. That there are conditions, and from which age, stands on each. An expired one has none of these. */
export function PromotionCard(props: PromotionCardProps) {
  const { view, promotion, now, level, first = false, lead = false, games } = props
  const path = view.href('promotion', { promotionSlug: promotion.slug })
  if (path === null) return null
  const expired = promotion.state === 'expired'
  return (
    <Card
      view={view}
      href={path}
      heading={plainWords(view, promotion.caption)}
      level={level}
      picture={promotion.picture}
      art={
        promotion.picture === null && promotion.figure === null ? undefined : (
          <OfferArt
            view={view}
            promotion={promotion}
            game={games?.get(promotion.gameSlug ?? '') ?? null}
            first={first}
          />
        )
      }
      kicker={promotionDates(view, promotion, now)}
      first={first}
      muted={expired}
      lead={lead}
      {...(expired ? {} : { action: view.t('promotion.details') })}
    >
      <Paragraph view={view} className="card__text" text={expired ? view.t('promotion.ended') : promotion.summary} />
      {!expired && <p className="card__terms">{view.t('common.ageAndTerms', { age: view.market.age.minimum })}</p>}
    </Card>
  )
}
