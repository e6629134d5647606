import { z } from 'zod'
import { likely } from '../../shared/text/likely.ts'

/** One thing that is wrong with a call: where it stands in the body (RFC 6901), what was expected, and a likely name. */
export interface Fault {
  readonly pointer: string
  readonly detail: string
}

/** Names that a message lists before it breaks off. */
const listed = 24

/** A word that is none of the known ones: what there is, and what was probably meant. */
export function unknown(what: string, word: string, known: readonly string[]): string {
  const meant = likely(word, known)
  const rest = known.length > listed ? ' …' : ''
  const there = known.length === 0 ? 'There are none.' : `There are ${known.slice(0, listed).join(', ')}${rest}.`
  return `There is no ${what} "${word}". ${there}${meant === undefined ? '' : ` Did you mean "${meant}"?`}`
}

const { $ZodArray, $ZodDefault, $ZodDiscriminatedUnion, $ZodNullable, $ZodObject, $ZodOptional } = z.core

/** An object's fields with their schemas. */
const shapeOf = (schema: unknown): z.core.$ZodShape | undefined =>
  schema instanceof $ZodObject ? schema._zod.def.shape : undefined

/** The schema at a path of a value. In a union it is the member of the value's kind. */
function schemaAt(schema: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  if (schema instanceof $ZodDefault || schema instanceof $ZodNullable || schema instanceof $ZodOptional)
    return schemaAt(schema._zod.def.innerType, path, value)
  if (schema instanceof $ZodDiscriminatedUnion) {
    const { discriminator, options } = schema._zod.def
    const kind = z.looseObject({}).safeParse(value).data?.[discriminator]
    const own = options.find((option) => {
      const word = shapeOf(option)?.[discriminator]
      return word !== undefined && z.safeParse(word, kind).success
    })
    return own === undefined ? undefined : schemaAt(own, path, value)
  }
  const [key, ...further] = path
  if (key === undefined) return schema
  const inner =
    z.looseObject({}).safeParse(value).data?.[String(key)] ?? (Array.isArray(value) ? value[Number(key)] : undefined)
  if (schema instanceof $ZodArray) return schemaAt(schema._zod.def.element, further, inner)
  return schemaAt(shapeOf(schema)?.[String(key)], further, inner)
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/** Where a path leads (RFC 6901). */
export const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

const isEntry = (path: readonly PropertyKey[]): boolean => typeof path.at(-1) === 'number'

/** What a message calls the value at a path: its name, or that of the list it is an entry of. Places in lists are numbers. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = String(path.findLast((key) => typeof key === 'string') ?? 'value')
  return isEntry(path) ? `entry of ${name}` : name
}

/** The value at a path at the beginning of a message: `The field "terms"`, "An entry of points". One of either, whatever it is called. */
export const subjectOf = (path: readonly PropertyKey[]): string =>
  isEntry(path) ? `An ${nameOf(path)}` : `The field "${nameOf(path)}"`

/** What the schema's parse found, each fault with what was expected and a likely name. `root` is where the value stands. */
export function faultsOf(
  error: z.core.$ZodError,
  schema: z.core.$ZodType,
  value: unknown,
  root: readonly string[] = [],
): Fault[] {
  return error.issues.flatMap((issue): Fault[] => {
    const place = [...root, ...issue.path]
    const pointer = pointerOf(place)
    const given = valueAt(value, issue.path)
    const choice = (known: readonly unknown[]): Fault[] => [
      {
        pointer,
        detail:
          given === undefined
            ? `${subjectOf(place)} is missing: one of ${known.join(', ')}.`
            : unknown(nameOf(place), typeof given === 'string' ? given : JSON.stringify(given), known.map(String)),
      },
    ]
    if (issue.code === 'unrecognized_keys') {
      const own = schemaAt(schema, issue.path, value)
      const known = Object.keys(shapeOf(own) ?? {})
      return issue.keys.map((key) => ({
        pointer: pointerOf([...place, key]),
        detail: unknown('field', key, known),
      }))
    }
    if (issue.code === 'invalid_value') return choice(issue.values)
    if (issue.code === 'invalid_union' && issue.discriminator !== undefined && 'options' in issue)
      return choice(z.array(z.unknown()).parse(issue.options))
    if (given === undefined) return [{ pointer, detail: `${subjectOf(place)} is missing.` }]
    return [{ pointer, detail: `${subjectOf(place)} does not fit. ${issue.message}.` }]
  })
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields at any depth that the schema does not know and has left out. */
function unknownFields(schema: z.core.$ZodType, value: unknown, kept: unknown, root: readonly string[]): Fault[] {
  const within = (given: unknown, taken: unknown, path: readonly string[]): Fault[] => {
    if (Array.isArray(given) && Array.isArray(taken))
      return given.flatMap((entry, at) => within(entry, taken[at], [...path, String(at)]))
    if (!isObject(given) || !isObject(taken)) return []
    return Object.keys(given).flatMap((key) => {
      if (key in taken) return within(given[key], taken[key], [...path, key])
      const own = schemaAt(schema, path, value)
      const known = Object.keys(shapeOf(own) ?? {})
      return [{ pointer: pointerOf([...root, ...path, key]), detail: unknown('field', key, known) }]
    })
  }
  return within(value, kept, [])
}

/** Everything that does not fit the schema. A field that it does not know is a fault at any depth. */
export function misfits(schema: z.core.$ZodType, value: unknown, root: readonly string[] = []): Fault[] {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? unknownFields(schema, value, parsed.data, root) : faultsOf(parsed.error, schema, value, root)
}
