/** The parameters that a page declares, of one address. */
export interface PageQuery {
  readonly get: (name: string) => string | null
  /** Their one spelling, question mark included; '' without any. It is a part of the page's key. */
  readonly text: string
}

/** No parameters: most addresses have none, and most pages declare none. */
export const noQuery: PageQuery = { get: () => null, text: '' }

/** A query without the declared parameters that say nothing: a form sends them for each part that was left open. */
export function withoutEmpty(search: string, declared: readonly string[]): string {
  if (search === '') return search
  const given = new URLSearchParams(search)
  const empty = declared.filter((name) => given.getAll(name).includes(''))
  if (empty.length === 0) return search
  for (const name of empty) given.delete(name, '')
  const text = given.toString()
  return text === '' ? '' : `?${text}`
}

/** Of a parameter that is given more than once the first counts. */
export function pageQuery(search: string, declared: readonly string[]): PageQuery {
  if (search === '' || declared.length === 0) return noQuery
  const given = new URLSearchParams(search)
  const values = new Map<string, string>()
  for (const name of declared) {
    const value = given.get(name)
    if (value !== null) values.set(name, value)
  }
  if (values.size === 0) return noQuery
  return { get: (name) => values.get(name) ?? null, text: `?${new URLSearchParams([...values])}` }
}
