/**
 * Reads a value of outside data: gives it under its type, or throws. For the few shapes that the scripts of a first visit
 * read, where the schema library would weigh more than all the rest (design "Client").
 */
export type Reader<Value> = (value: unknown) => Value

const misfit = (wanted: string, value: unknown): TypeError =>
  new TypeError(`${wanted} was expected, not ${JSON.stringify(value)?.slice(0, 80)}`)

export const text: Reader<string> = (value) => {
  if (typeof value !== 'string') throw misfit('A text', value)
  return value
}

export const number: Reader<number> = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw misfit('A number', value)
  return value
}

export const flag: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') throw misfit('true or false', value)
  return value
}

export const oneOf =
  <const Known extends string>(known: readonly Known[]): Reader<Known> =>
  (value) => {
    const found = known.find((own) => own === value)
    if (found === undefined) throw misfit(`One of ${known.join(', ')}`, value)
    return found
  }

export const nullOr =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === null ? null : read(value)

/** An object with these fields; others are left out. */
export const shape =
  <Fields extends Readonly<Record<string, Reader<unknown>>>>(
    fields: Fields,
  ): Reader<{ readonly [Name in keyof Fields]: ReturnType<Fields[Name]> }> =>
  (value) => {
    if (typeof value !== 'object' || value === null) throw misfit('An object', value)
    const read = Object.entries(fields).map(([name, reader]) => [name, reader(Reflect.get(value, name))])
    // The fields are generic here; their readers have just proved them.
    return Object.fromEntries(read) as { readonly [Name in keyof Fields]: ReturnType<Fields[Name]> }
  }
