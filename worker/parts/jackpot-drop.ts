import { hoursLeft } from '../../shared/i18n/duration.ts'
import { dailyJackpots } from '../content/feeds/jackpots.ts'
import { settings } from '../content/feeds/texts.ts'
import type { LoadContext } from '../document/page.ts'

/** When the daily jackpots fall at the latest, with the culture's words around the time that is left (rulings 9). */
export interface JackpotDropData {
  readonly before: string
  readonly dropsAt: string
  /** In whole hours by the page's clock: what stands there before script counts on. */
  readonly left: string
  readonly after: string
}

const timeSlot = '{{time}}'

/** The next drop, where the culture has daily jackpots and words for it; else null. */
export async function loadJackpotDrop({ view, content, now }: LoadContext): Promise<JackpotDropData | null> {
  if (view.href('dailyJackpots') === null) return null
  const [jackpots, texts] = await Promise.all([content.get(dailyJackpots, { limit: 1 }), content.get(settings, {})])
  const dropsAt = jackpots.value?.jackpots[0]?.dropsAt ?? null
  const template = texts.value?.jackpotDropCountdown ?? ''
  const ms = dropsAt === null ? 0 : Date.parse(dropsAt) - now.getTime()
  if (dropsAt === null || ms <= 0 || !template.includes(timeSlot)) return null
  const [before = '', after = ''] = template.split(timeSlot)
  return { before, dropsAt, left: hoursLeft(view.culture.htmlLang, ms), after }
}
