import type { GameGroup } from '../../shared/content/game.ts'
import type { Jackpots } from '../../shared/content/jackpots.ts'
import { Kept } from '../document/kept-markup.tsx'
import { gameHref, groupHref } from '../view/links.ts'
import type { View } from '../view/view.ts'
import { GameList } from './games.tsx'
import { JackpotDrop } from './JackpotDrop.tsx'
import type { JackpotDropData } from './jackpot-drop.ts'

/** Those that fall each day. */
const daily: GameGroup = 'daily_jackpots'

interface JackpotBandProps {
  readonly view: View
  /** The group that the band stands for. */
  readonly group: GameGroup
  /** Largest first, as the feed has them. */
  readonly jackpots: Jackpots['jackpots']
  /** When the daily ones fall, where the band says so. */
  readonly drop: JackpotDropData | null
  /** The page's clock, at which the amounts stand as printed. */
  readonly now: Date
}

/**
 * The largest jackpot by its amount, and the games of the next ones. A script lets the amount rise when it is seen
 * (client/layout/jackpot-counter.ts); it grows by what the feed says that it does.
 */
export function JackpotBand({ view, group, jackpots, drop, now }: JackpotBandProps) {
  const [largest, ...others] = jackpots
  const path = largest && gameHref(view, largest.game)
  if (largest === undefined || path === null || path === undefined) return null
  const { t } = view
  const all = groupHref(view, group)
  const daysHref = groupHref(view, daily)
  const name = t(`groups.${group}`)
  return (
    <section className="game-group jackpot-band" aria-label={name}>
      <div className="jackpot-band__now">
        <h2>{name}</h2>
        <p className="jackpot-band__amount">
          <data
            value={`${largest.amountEur}`}
            data-money=""
            data-hourly={`${largest.hourlyEur}`}
            data-at={`${now.getTime()}`}
          >
            {view.format.money(largest.amountEur)}
          </data>
        </p>
        <p className="jackpot-band__game">
          <a href={path} data-hash={`gamepage/${largest.game.slug}`}>
            {largest.game.name}
          </a>
        </p>
        {drop !== null && (
          <div className="jackpot-band__daily">
            {/* The largest one need not fall today. */}
            {group !== daily && daysHref !== null && <a href={daysHref}>{t(`groups.${daily}`)}</a>}
            <JackpotDrop {...drop} />
          </div>
        )}
        {all !== null && (
          <a className="button button--quiet" href={all} aria-label={t('games.seeAllOf', { group: name })}>
            {t('common.seeAll')}
          </a>
        )}
      </div>
      {others.length > 0 && (
        <Kept of={[view, jackpots]} as={`others ${group}`}>
          {() => <GameList view={view} games={others.map(({ game }) => game)} layout="row" group={group} />}
        </Kept>
      )}
    </section>
  )
}
