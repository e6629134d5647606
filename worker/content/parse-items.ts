import '../../shared/text/schema-words.ts'
import type { z } from 'zod/mini'

type Path = readonly PropertyKey[]

/** An answer that fits, perhaps after some of its items were left out; or the first fault of one that does not. */
export type ParsedItems<Value> =
  | { readonly kind: 'fits'; readonly value: Value; readonly leftOut: readonly string[] }
  | { readonly kind: 'wrong'; readonly reason: string }

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value)

/** The innermost item of a list that a fault lies in, or undefined where it lies in none. */
const itemOf = (path: Path): Path | undefined => {
  const last = path.findLastIndex((step) => typeof step === 'number')
  return last === -1 ? undefined : path.slice(0, last + 1)
}

/** A list by its place, whatever items it lies in: "groups.*.games". */
const listOf = (item: Path): string =>
  item
    .slice(0, -1)
    .map((step) => (typeof step === 'number' ? '*' : String(step)))
    .join('.')

/** How many items the lists of one place have together. */
const countOf = (value: unknown, list: string): number => {
  const walk = (inner: unknown, [step, ...rest]: readonly string[]): number => {
    if (step === undefined || step === '') return isList(inner) ? inner.length : 0
    if (step === '*') return isList(inner) ? inner.reduce<number>((sum, item) => sum + walk(item, rest), 0) : 0
    return isRecord(inner) ? walk(inner[step], rest) : 0
  }
  return walk(value, list.split('.'))
}

/** One bad item is never too many, unless there is no other; then a tenth of them (design "Content cache"). */
const tooMany = (bad: number, all: number): boolean => bad >= all || bad > Math.max(1, Math.floor(all / 10))

const described = (issue: z.core.$ZodIssue | undefined): string =>
  `does not fit the schema at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}`

/** Parses an answer whose lists belong together by number: one bad entry makes it wrong. */
export function parseWhole<Value>(schema: z.ZodMiniType<Value>, wire: unknown): ParsedItems<Value> {
  const { success, data, error } = schema.safeParse(wire)
  return success ? { kind: 'fits', value: data, leftOut: [] } : { kind: 'wrong', reason: described(error.issues[0]) }
}

/**
 * Parses an answer of the origin by its schema, its lists item by item: an item that does not fit is left out, and a word that
 * a list of words does not know (a badge of tomorrow) alone. Where more than a tenth of a list's items are bad, or a fault lies
 * outside all lists, the answer is wrong as a whole.
 */
export function parseItems<Value>(schema: z.ZodMiniType<Value>, wire: unknown): ParsedItems<Value> {
  const first = schema.safeParse(wire)
  if (first.success) return { kind: 'fits', value: first.data, leftOut: [] }
  const { issues } = first.error
  const [fault] = issues
  const wrong = { kind: 'wrong', reason: described(fault) } as const

  const bad = new Map<string, Path>()
  const badOf = new Map<string, number>()
  for (const { path, code } of issues) {
    const item = itemOf(path)
    if (item === undefined) return wrong
    const place = item.join('.')
    if (bad.has(place)) continue
    bad.set(place, item)
    const word = code === 'invalid_value' && item.length === path.length
    if (!word) badOf.set(listOf(item), (badOf.get(listOf(item)) ?? 0) + 1)
  }
  for (const [list, count] of badOf) if (tooMany(count, countOf(wire, list))) return wrong

  const copy: unknown = structuredClone(wire)
  // The innermost first, and each list from its end: so that the places of the others stay as they are.
  const places = [...bad.values()].sort((a, b) => b.length - a.length || Number(b.at(-1)) - Number(a.at(-1)))
  for (const item of places) {
    const list = at(copy, item.slice(0, -1))
    if (isList(list)) list.splice(Number(item.at(-1)), 1)
  }
  const second = schema.safeParse(copy)
  if (!second.success) return wrong
  return { kind: 'fits', value: second.data, leftOut: [...bad.keys()] }
}
