import { z } from 'zod'
import { jsonColumn } from '../storage/game-card.ts'

const fields = z.record(z.string(), z.unknown())
type Fields = z.infer<typeof fields>

/** The fields that an editor has published over a file, and what the file said of them then. */
export type Edit = { patch: Fields; base: Fields }

export const editRow = z.object({ patch: jsonColumn(fields), base: jsonColumn(fields) })

/** An edit with a further change over it. `current` is what is shown now: of fields not edited before, the file's word. */
export function edited(before: Edit | undefined, current: Fields, patch: Fields): Edit {
  const shown = Object.fromEntries(Object.keys(patch).map((key) => [key, current[key]]))
  return { patch: { ...before?.patch, ...patch }, base: { ...shown, ...before?.base } }
}

/**
 * An edit over what the file says now. A field whose file has changed since is the file's again; `left` is what remains
 * of the edit, null for nothing.
 */
export function reapplied(file: Fields, { patch, base }: Edit): { data: Fields; left: Edit | null } {
  const keys = Object.keys(patch).filter((key) => JSON.stringify(file[key]) === JSON.stringify(base[key]))
  if (keys.length === 0) return { data: file, left: null }
  const only = (of: Fields): Fields => Object.fromEntries(keys.map((key) => [key, of[key]]))
  return { data: { ...file, ...only(patch) }, left: { patch: only(patch), base: only(base) } }
}
