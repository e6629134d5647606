import type { D1Database } from '@cloudflare/workers-types'
import type { PlayerRules } from '../../shared/account/player-rules.ts'
import type { Brand } from '../../shared/site/brand.ts'
import type { Culture } from '../../shared/site/culture.ts'
import type { Market } from '../../shared/site/market.ts'
import type { MailTo } from '../mail/mail.ts'
import type { Passwords } from './passwords.ts'

/** What everything about accounts needs from outside. */
export interface Means {
  readonly db: D1Database
  readonly passwords: Passwords
  /** Epoch milliseconds. */
  readonly now: number
}

/** The network address that attempts are counted for, or null where the runtime names none. */
export type NetworkAddress = string | null

/** Where one visitor is served: a brand in a culture, its rules, its mail room. */
export interface Desk extends Means {
  readonly brand: Brand
  readonly culture: Culture
  readonly market: Market
  readonly rules: PlayerRules
  readonly mailTo: MailTo
  readonly from: NetworkAddress
  /** The address of a page of this platform, with a key that its link carries. */
  readonly address: (page: 'login' | 'register' | 'reset-password' | 'confirm', key?: string) => string
}
