import type { GroupShape } from './group-shapes.ts'

/** Groups of small tiles that stand side by side. */
const beside = 3

/**
 * Groups in the rows that a page shows them in: each has one of its own, but those of small tiles fill theirs up, also where
 * another row stands between.
 */
export function packed<G extends { readonly shape: GroupShape }>(groups: readonly G[]): readonly (readonly G[])[] {
  const rows: G[][] = []
  let open: G[] | undefined
  for (const group of groups) {
    if (group.shape === 'compact' && open !== undefined && open.length < beside) {
      open.push(group)
      continue
    }
    const row = [group]
    rows.push(row)
    if (group.shape === 'compact') open = row
  }
  return rows
}
