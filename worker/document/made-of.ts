interface Level {
  readonly made: Map<string, unknown>
  readonly below: WeakMap<object, Level>
}

const newLevel = (): Level => ({ made: new Map(), below: new WeakMap() })

/** Names under one object are few; should they be many, they begin anew. */
const mostNames = 200

/** Stands for an object that is not there. */
const nothing = {}

/**
 * Keeps what is made of objects: `keep(of, as, make)` makes it the first time, and gives the same again for the same objects
 * and name. It is forgotten with them. Content is one object until it is refreshed (worker/content/cache.ts), a view one for
 * its site, culture and rate: so both name what is made of them.
 */
export function keeper<Value>(): (of: readonly (object | null)[], as: string, make: () => Value) => Value {
  const root = newLevel()
  return (of, as, make) => {
    let level = root
    for (const object of of) {
      const next = level.below.get(object ?? nothing) ?? newLevel()
      level.below.set(object ?? nothing, next)
      level = next
    }
    if (level.made.has(as)) return level.made.get(as) as Value
    const made = make()
    if (level.made.size >= mostNames) level.made.clear()
    level.made.set(as, made)
    return made
  }
}
