import type { JackpotDropData } from './jackpot-drop.ts'

/** When the daily jackpots fall at the latest: in hours as printed, to the minute where script runs (client/pages/countdown.ts). */
export function JackpotDrop({ before, dropsAt, left, after }: JackpotDropData) {
  return (
    <p className="jackpot-drop">
      <span>{before}</span>
      <time dateTime={dropsAt} data-countdown="">
        {left}
      </time>
      <span>{after}</span>
    </p>
  )
}
