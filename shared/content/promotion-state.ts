import type { PromotionCard } from './promotion.ts'

const dayMs = 86_400_000

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** A promotion's state on a day; days are UTC and both inclusive, `ends` null runs until further notice. */
export function promotionState(span: Pick<PromotionCard, 'starts' | 'ends'>, now: Date): PromotionCard['state'] {
  const day = dayOf(now)
  if (day < span.starts) return 'scheduled'
  return span.ends !== null && day > span.ends ? 'expired' : 'active'
}

/** Whole days from today to the last day: 0 on the last day itself, null where there is none. */
export function daysLeft(span: Pick<PromotionCard, 'ends'>, now: Date): number | null {
  return span.ends === null ? null : Math.round((Date.parse(span.ends) - Date.parse(dayOf(now))) / dayMs)
}
