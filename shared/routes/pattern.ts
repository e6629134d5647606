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

/** A path cut at its parameters: every second piece is the name of one. */
export const cutAtParameters = (path: string): readonly string[] => path.split(/[{}]/)

/** A route's path with its parameters filled in; throws when one is missing. */
export function fillPath(
  { key, pathPieces }: { readonly key: string; readonly pathPieces: readonly string[] },
  params: RouteParams,
): string {
  let path = ''
  for (let index = 0; index < pathPieces.length; index += 1) {
    const piece = pathPieces[index] ?? ''
    if (index % 2 === 0) path += piece
    else {
      const value = params[piece]
      if (!value) throw new Error(`Route "${key}" needs the parameter "${piece}". Pass it with the link.`)
      path += encodeURIComponent(value)
    }
  }
  return path
}
