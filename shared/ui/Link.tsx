import type { ReactNode } from 'react'
import type { RouteParams } from '../routes/pattern.ts'
import type { RouteKey } from '../routes/table.ts'

interface Shared {
  /** Turns a route into its path in the page's culture; null where the culture lacks it. */
  readonly resolve: (key: RouteKey, params?: RouteParams) => string | null
  readonly className?: string
  readonly children: ReactNode
}

/** A route or an address: one of the two, never both. */
export type LinkProps = Shared &
  (
    | { readonly routeKey: RouteKey; readonly params?: RouteParams; readonly href?: never }
    | { readonly href: string; readonly routeKey?: never; readonly params?: never }
  )

/**
 * A link to a route of the culture or to an address. Without either, which does not compile, it logs an error and renders
 * nothing (spec 8); where the culture lacks the route it renders nothing (rulings 3.8).
 */
export function Link({ resolve, routeKey, params, href, className, children }: LinkProps) {
  if (routeKey === undefined && href === undefined) {
    console.error('A link has neither a routeKey nor an href: nothing is rendered. Give it one of the two.')
    return null
  }
  const path = href ?? (routeKey === undefined ? null : resolve(routeKey, params))
  return path === null ? null : (
    <a className={className} href={path}>
      {children}
    </a>
  )
}
