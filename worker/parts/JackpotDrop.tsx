import { hoursLeft } from '../../shared/i18n/duration.ts'
import type { View } from '../view/view.ts'
import type { JackpotDropData } from './jackpot-drop.ts'

/** When the daily jackpots fall at the latest: in hours as printed, to the minute where script runs (client/pages/countdown.ts). */
export function JackpotDrop({ view, drop }: { readonly view: View; readonly drop: JackpotDropData }) {
  const [before = '', after = ''] = drop.template.split('{{time}}')
  const left = Date.parse(drop.dropsAt) - drop.now.getTime()
  return (
    <p className="jackpot-drop">
      <span>{before}</span>
      <time dateTime={drop.dropsAt} data-countdown="">
        {hoursLeft(view.culture.htmlLang, left)}
      </time>
      <span>{after}</span>
    </p>
  )
}
