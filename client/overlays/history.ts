import type { HistoryEntry } from '../../shared/overlays/stack.ts'

/** What an overlay's entry of the history carries beside its hash (shared/overlays/stack.ts). */
const mark = 'overlays'

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** The history's present entry. A foreign state counts as none. */
export function currentEntry(): HistoryEntry {
  const state: unknown = history.state
  const over: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, mark) : null
  return { hash: location.hash, over: isTexts(over) ? over : null }
}

/** Writes an entry; neither way of writing fires an event. */
export function writeEntry(way: 'push' | 'replace', { hash, over }: HistoryEntry): void {
  const address = location.pathname + location.search + (hash === '' ? '' : `#${hash}`)
  const state = over === null ? null : { [mark]: over }
  if (way === 'push') history.pushState(state, '', address)
  else history.replaceState(state, '', address)
}
