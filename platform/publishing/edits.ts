import { z } from 'zod'
import { jsonColumn } from '../storage/game-card.ts'

const fields = z.record(z.string(), z.unknown())
export type Fields = z.infer<typeof fields>

/** The fields that an editor has published over a file, and what the file said of them then. */
export type Edit = { patch: Fields; base: Fields }

export const editSchema = z.object({ patch: fields, base: fields })
export const editRow = z.object({ patch: jsonColumn(fields), base: jsonColumn(fields) })

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const pick = (from: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]))

/** An edit with a further change over it. `current` is what is shown now: of fields not edited before, the file's word. */
export function edited(before: Edit | null, current: Fields, patch: Fields): Edit {
  return { patch: { ...before?.patch, ...patch }, base: { ...pick(current, Object.keys(patch)), ...before?.base } }
}

/** What the file says, from what is shown and the edit that lies over it. */
export function withoutEdit(shown: Fields, edit: Edit | null): Fields {
  if (edit === null) return shown
  const untouched = Object.keys(shown).filter((key) => !(key in edit.patch))
  return { ...pick(shown, untouched), ...edit.base }
}

/**
 * An edit over what the file says now. A field whose file has changed since is the file's again; `left` is what remains
 * of the edit, null for nothing.
 */
export function reapplied(file: Fields, edit: Edit | null): { data: Fields; left: Edit | null } {
  const keys = edit === null ? [] : Object.keys(edit.patch).filter((key) => same(file[key], edit.base[key]))
  if (edit === null || keys.length === 0) return { data: file, left: null }
  const patch = pick(edit.patch, keys)
  return { data: { ...file, ...patch }, left: { patch, base: pick(edit.base, keys) } }
}
