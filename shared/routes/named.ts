import type { CultureRoute } from './compile.ts'
import type { RouteKey, routeTable } from './table.ts'

type NamedOf<E> = E extends { readonly key: infer K extends RouteKey; readonly pattern: infer P extends string }
  ?
      | (P extends `${string}{${string}` ? never : E extends NamedOtherwise ? never : K)
      | (E extends { readonly children: infer C extends readonly unknown[] } ? NamedOf<C[number]> : never)
  : never
/** What is not listed, or called by the games that it shows. */
type NamedOtherwise =
  | { readonly noindex: true }
  | { readonly masterRoute: string }
  | { readonly gameGroup: NonNullable<CultureRoute['entry']['gameGroup']> }

/** The route of a page that has a name of its own in lists of pages and in trails. */
export type NamedRoute = CultureRoute & { readonly key: NamedOf<(typeof routeTable)[number]> }

/** Whether a list of all pages has a route: visitors find its page, and it has no parameters. */
export const isListed = ({ paramNames, entry }: CultureRoute): boolean =>
  paramNames.length === 0 && entry.noindex !== true && entry.masterRoute === undefined

export const isNamed = (route: CultureRoute): route is NamedRoute =>
  isListed(route) && route.entry.gameGroup === undefined
