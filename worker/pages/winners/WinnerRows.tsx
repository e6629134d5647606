import { gameHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'
import { timeAgo, type WinnersProps } from './load.ts'

/** The rows of the list; /api/{culture}/winners/ answers the same ones. */
export function WinnerRows({
  view,
  winners,
  now,
}: {
  readonly view: View
  readonly winners: NonNullable<WinnersProps['winners']>
  readonly now: Date
}) {
  const { t } = view
  const label = (text: string): string => t('common.labelled', { label: text, value: '' })
  return (
    <>
      {winners.map((winner) => {
        const href = gameHref(view, winner.game)
        return (
          <li key={`${winner.name} ${winner.wonAt}`} className="winner">
            <img
              className="winner__art"
              src={view.image(winner.game.image.url)}
              alt=""
              width={winner.game.image.width}
              height={winner.game.image.height}
              loading="lazy"
            />
            <p className="winner__who">
              <span className="visually-hidden">{label(t('winners.player'))}</span>
              {winner.name}
            </p>
            <p className="winner__game">
              <span className="visually-hidden">{label(t('winners.game'))}</span>
              {href === null ? winner.game.name : <a href={href}>{winner.game.name}</a>}
            </p>
            <p className="winner__amount">
              <span className="visually-hidden">{label(t('winners.amount'))}</span>
              <data value={`${winner.amountEur}`} data-money="">
                {view.format.money(winner.amountEur)}
              </data>
            </p>
            <p className="winner__when">
              <time dateTime={winner.wonAt}>{timeAgo(view.culture.htmlLang, winner.wonAt, now)}</time>
            </p>
          </li>
        )
      })}
    </>
  )
}
