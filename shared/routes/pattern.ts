import { isSlug } from '../content/slug.ts'

export type RouteParams = Readonly<Record<string, string>>

/** The parameters of `path` under a pattern such as `/games/{gameSlug}/`; null when it does not fit. */
export function matchPattern(pattern: string, path: string): RouteParams | null {
  const segments = path.split('/')
  const names = pattern.split('/')
  if (segments.length !== names.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? ''
    if (!name.startsWith('{')) {
      if (name !== segment) return null
    } else if (isSlug(segment)) params[name.slice(1, -1)] = segment
    else return null
  }
  return params
}

/** A route's path with its parameters filled in; throws when one is missing. */
export function fillPath(route: { readonly key: string; readonly path: string }, params: RouteParams): string {
  if (!route.path.includes('{')) return route.path
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new Error(`Route "${route.key}" needs the parameter "${name}". Pass it with the link.`)
    return encodeURIComponent(value)
  })
}
