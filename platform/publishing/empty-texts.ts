import type { ItemFeed } from '../content-files/item.ts'
import type { Fields } from './edits.ts'
import type { Fault } from './faults.ts'

/** Texts that may be empty, as in their files (platform/content-files/schemas.ts). */
const mayBeEmpty: Partial<Readonly<Record<ItemFeed, readonly string[]>>> = {
  banner: ['terms'],
  promotion: ['claimLabel'],
}

function emptyIn(value: unknown, name: string, pointer: string): Fault[] {
  if (typeof value === 'string')
    return value.trim() === ''
      ? [{ pointer, detail: `The ${name} is empty: pages would show nothing in its place.` }]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    emptyIn(inner, Array.isArray(value) ? name : key, `${pointer}/${key}`),
  )
}

/** Texts of a change that say nothing, at any depth; `feed` is null for a game. */
export const emptyTexts = (patch: Fields, feed: ItemFeed | null): Fault[] =>
  Object.entries(patch).flatMap(([key, value]) =>
    feed !== null && mayBeEmpty[feed]?.includes(key) === true ? [] : emptyIn(value, key, `/change/patch/${key}`),
  )
