import { type Segment, segments } from '../../shared/account/segment.ts'
import { lifetimeState } from '../../shared/storage/table.ts'

const { dataset } = document.documentElement

/** Has the page say to its visitor what it says to a player of this segment (rulings 5.1). */
export function showSegment(segment: Segment): void {
  if (segment === segments.guest) delete dataset.segment
  else dataset.segment = String(segment)
}

/** Tells when another tab has kept a player. What it takes away holds here until the page is left. */
export function onPlayerElsewhere(tell: (record: string) => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === lifetimeState.name && newValue !== null) tell(newValue)
  })
}

/** Shows the segment of a player who has logged in in another tab: before the stores are there, its record is read by hand. */
export function followSegment(): void {
  onPlayerElsewhere((record) => {
    const found = /"segment":\s*([01])\b/.exec(record)
    showSegment(found === null ? segments.guest : found[1] === '0' ? segments.lead : segments.real)
  })
}
