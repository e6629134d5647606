/** Repeatable chance: the same seed always gives the same numbers, on every machine. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** A whole number from `low` to `high`, both inclusive. */
  int: (low: number, high: number) => number
  /** One of the given things. */
  pick: <T>(things: readonly [T, ...T[]] | readonly T[]) => T
  /** The same things in another order. */
  shuffle: <T>(things: readonly T[]) => T[]
}

/** A 32-bit hash of a text (FNV-1a with a final mix). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A generator of repeatable chance from a text (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(things: readonly T[]): T => {
    const thing = things[int(0, things.length - 1)]
    if (thing === undefined) throw new RangeError('Nothing to pick from')
    return thing
  }
  const shuffle = <T>(things: readonly T[]): T[] =>
    things
      .map((thing) => ({ thing, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ thing }) => thing)
  return { next, int, pick, shuffle }
}
