import type { Mechanic, Theme } from '../themes.ts'

/**
 * What people type when they mean a theme or a mechanic, beside its name: words in any order, in the singular where a
 * search for the plural finds it too.
 */
export type SearchWords = {
  themes: Readonly<Record<Theme, string>>
  mechanics: Readonly<Record<Mechanic, string>>
}
