import type { CultureRoute } from '../../shared/routes/compile.ts'
import { href } from '../../shared/routes/href.ts'
import { isNamed } from '../../shared/routes/named.ts'
import type { Crumb } from '../seo/json-ld.ts'
import type { View } from '../view/view.ts'

/** The trail from home to a page: its ancestors by their category names, then its own name. */
export function breadcrumbsOf(view: View, route: CultureRoute, name: string): readonly Crumb[] {
  const { byKey } = view.edition.routes
  const trail: Crumb[] = [{ text: name, href: null }]
  for (let at = route.parent && byKey.get(route.parent); at; at = at.parent && byKey.get(at.parent)) {
    const path = at.paramNames.length === 0 ? href(view.edition, at.key) : null
    if (path !== null) trail.unshift({ text: routeName(view, at), href: path })
    if (at.entry.root) break
  }
  return [{ text: view.t('menu.home'), href: view.href('home') }, ...trail]
}

/** What a route is called in its culture: a category by its games, another page that visitors find as menus call it. */
export function routeName(view: View, route: CultureRoute): string {
  if (route.entry.gameGroup !== undefined) return view.t(`groups.${route.entry.gameGroup}`)
  return isNamed(route) ? view.t(`menu.${route.key}`) : route.key
}
