import type { Restriction } from '../place/restriction.ts'
import { beneath, hashOf, type Overlay, openedOver, opensUnder, overlayOfHash } from './table.ts'

/**
 * What an entry of the browser's history says of overlays: its hash, and, where an overlay pushed the entry, the hashes of
 * those that lie beneath it, lowest first. `over` is null for an entry that came by a load, the address bar or a plain link.
 */
export interface HistoryEntry {
  readonly hash: string
  readonly over: readonly string[] | null
}

/** What to do with the history; what is open follows from the entry that it leads to. */
export type HistoryStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'push' | 'replace'; readonly entry: HistoryEntry }
  | { readonly kind: 'back' }

const none: HistoryStep = { kind: 'none' }

/**
 * The overlays that lie over the page at an entry, lowest first. At most one of each kind, and none that the restriction
 * keeps shut; where the top one is shut, nothing is open.
 */
export function stackAt({ hash, over }: HistoryEntry, restriction: Restriction): readonly Overlay[] {
  const top = overlayOfHash(hash)
  if (top === null || !opensUnder(top, restriction)) return []
  const below = beneath(top)
  const lower = over === null ? (below === null ? [] : [below]) : over.map(overlayOfHash)
  const stack: Overlay[] = []
  for (const overlay of lower)
    if (overlay !== null && opensUnder(overlay, restriction) && overlay.kind !== top.kind)
      if (!stack.some(({ kind }) => kind === overlay.kind)) stack.push(overlay)
  return [...stack, top]
}

/**
 * A link to an overlay was followed. Another kind opens over what is open; the same kind takes its place, and so does one
 * that lies further down, in which case those above it close.
 */
export function follow(entry: HistoryEntry, hash: string, restriction: Restriction): HistoryStep {
  const named = overlayOfHash(hash)
  if (named === null || !opensUnder(named, restriction)) return none
  const stack = stackAt(entry, restriction)
  const top = stack.at(-1)
  if (top === undefined) return { kind: 'push', entry: { hash: hashOf(named), over: [] } }
  const wanted = openedOver(named, top)
  const at = stack.findIndex(({ kind }) => kind === wanted.kind)
  if (at === -1) return { kind: 'push', entry: { hash: hashOf(wanted), over: stack.map(hashOf) } }
  if (at === stack.length - 1 && hashOf(wanted) === hashOf(top)) return none
  // The entry before this one still names what closes here: closing must not step back into it.
  const over = at === stack.length - 1 ? entry.over : null
  return { kind: 'replace', entry: { hash: hashOf(wanted), over } }
}

/** The top overlay was closed: back in history if it was pushed, else its hash gives way to the one beneath (rulings 6.2). */
export function dismiss(entry: HistoryEntry, restriction: Restriction): HistoryStep {
  const stack = stackAt(entry, restriction)
  if (stack.length === 0) return none
  if (entry.over !== null) return { kind: 'back' }
  const below = stack.at(-2)
  return { kind: 'replace', entry: { hash: below === undefined ? '' : hashOf(below), over: null } }
}
