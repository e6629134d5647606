import { dailyJackpots } from '../content/feeds/jackpots.ts'
import { settings } from '../content/feeds/texts.ts'
import type { LoadContext } from '../document/page.ts'

/** When the daily jackpots fall at the latest, and the culture's words for it around {{time}} (rulings 9). */
export interface JackpotDropData {
  readonly template: string
  readonly dropsAt: string
  /** The page's clock, from which the hours stand in the page before script counts on. */
  readonly now: Date
}

/** The next drop, where the culture has daily jackpots and words for it; else null. */
export async function loadJackpotDrop({ view, content, now }: LoadContext): Promise<JackpotDropData | null> {
  if (view.href('dailyJackpots') === null) return null
  const [jackpots, texts] = await Promise.all([content.get(dailyJackpots, { limit: 1 }), content.get(settings, {})])
  const dropsAt = jackpots.value?.jackpots[0]?.dropsAt ?? null
  const template = texts.value?.jackpotDropCountdown ?? ''
  if (dropsAt === null || !template.includes('{{time}}') || Date.parse(dropsAt) <= now.getTime()) return null
  return { template, dropsAt, now }
}
