import type { Volatility } from '../../../shared/content/game.ts'
import type { Mechanic, Theme } from '../themes.ts'

/**
 * What descriptions are made of in one language. Templates hold {name} {provider} {theme} {mechanic} {rtp} {reels}
 * {lines} {max} {decks} {seats}; a language needs only the mechanics that its markets offer (rulings 8).
 */
export type DescribeWords = {
  summary: readonly string[]
  scenes: Readonly<Record<Theme, readonly string[]>>
  plays: Partial<Readonly<Record<Mechanic, readonly string[]>>>
  volatility: Readonly<Record<Volatility, string>>
  rtp: readonly string[]
  reach: readonly string[]
}
