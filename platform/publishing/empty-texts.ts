import type { ItemFeed } from '../content-files/item.ts'
import type { Fields } from './edits.ts'
import { type Fault, pointerOf, subjectOf } from './faults.ts'

/** A promotion's call to action may be empty: its step's words stand there. */
const mayBeEmpty: Partial<Readonly<Record<ItemFeed, readonly string[]>>> = { promotion: ['claimLabel'] }

function emptyIn(value: unknown, path: readonly PropertyKey[]): Fault[] {
  if (typeof value === 'string')
    return value.trim() === ''
      ? [
          {
            pointer: pointerOf(path),
            detail: `${subjectOf(path)} is empty: pages would show nothing in its place.`,
          },
        ]
      : []
  if (Array.isArray(value)) return value.flatMap((entry, at) => emptyIn(entry, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => emptyIn(inner, [...path, key]))
}

/** Texts of a change that say nothing, at any depth; `feed` is null for a game. */
export const emptyTexts = (patch: Fields, feed: ItemFeed | null): Fault[] =>
  Object.entries(patch).flatMap(([key, value]) =>
    feed !== null && mayBeEmpty[feed]?.includes(key) === true ? [] : emptyIn(value, ['change', 'patch', key]),
  )
