import type { PlayerChange } from '../../shared/account/account-state.ts'
import { type Segment, segments } from '../../shared/account/segment.ts'
import { everLogged, lastLoginName, lifetimeState } from '../../shared/storage/table.ts'
import { writeRaw, writeStored } from '../state/storage.ts'

/** The segment that the page shows its visitor (client/prepaint.ts). */
export function currentSegment(): Segment {
  const { segment } = document.documentElement.dataset
  if (segment === '0') return segments.lead
  return segment === '1' ? segments.real : segments.guest
}

/** Shows the labels of the player's segment at once, and keeps what consent allows (spec 4, rulings 6.6). */
export function rememberPlayer(player: PlayerChange): void {
  if (player.segment === segments.guest) delete document.documentElement.dataset.segment
  else document.documentElement.dataset.segment = String(player.segment)
  writeRaw(lifetimeState, JSON.stringify({ segment: player.segment }))
  if (player.loginname !== null) writeStored(lastLoginName, player.loginname)
}

export function markEverLogged(): void {
  writeStored(everLogged, '1')
}
