import type { CultureRoute } from './compile.ts'
import type { RouteKey, routeTable } from './table.ts'

type NamedOf<E> = E extends { readonly key: infer K extends RouteKey; readonly pattern: infer P extends string }
  ?
      | (P extends `${string}{${string}` ? never : E extends NamedOtherwise ? never : K)
      | (E extends { readonly children: infer C extends readonly unknown[] } ? NamedOf<C[number]> : never)
  : never
type OfGames = { readonly gameGroup: NonNullable<CultureRoute['entry']['gameGroup']> }
/** Rows whose pages menus have no name for: no list has them, or their games name them. */
type NamedOtherwise = { readonly noindex: true } | { readonly masterRoute: string } | OfGames

/** The route of a page that has a name of its own in lists of pages and in trails. */
export type NamedRoute = CultureRoute & { readonly key: NamedOf<(typeof routeTable)[number]> }

/** The route of a page that lists and trails have: it is called as menus call it, or by its games. */
export type ListedRoute = NamedRoute | (CultureRoute & { readonly entry: OfGames })

/** Whether a list of all pages has a route: visitors find its page, and it has no parameters. */
export const isListed = (route: CultureRoute): route is ListedRoute =>
  route.paramNames.length === 0 && route.entry.noindex !== true && route.entry.masterRoute === undefined

/** Whether menus have a name for a route's page. */
export const hasMenuName = (route: CultureRoute): route is NamedRoute =>
  isListed(route) && route.entry.gameGroup === undefined
