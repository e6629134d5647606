/** Addresses of one kind that a sample holds. */
const ofAKind = 2

/** The first few addresses of each kind, in their order. */
export function fewOfEachKind(paths: Iterable<string>, kindOf: (path: string) => string): string[] {
  const counts = new Map<string, number>()
  return [...paths].filter((path) => {
    const kind = kindOf(path)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= ofAKind
  })
}
