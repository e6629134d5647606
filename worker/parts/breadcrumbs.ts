import type { CultureRoute } from '../../shared/routes/compile.ts'
import { href } from '../../shared/routes/href.ts'
import { hasMenuName, isListed, type ListedRoute } from '../../shared/routes/named.ts'
import type { Crumb } from '../seo/json-ld.ts'
import type { View } from '../view/view.ts'

/** The trail from home to a page: those of its ancestors that lists have, then its own name. */
export function breadcrumbsOf(view: View, route: CultureRoute, name: string): readonly Crumb[] {
  const { byKey } = view.edition.routes
  const trail: Crumb[] = [{ text: name, href: null }]
  for (let at = route.parent && byKey.get(route.parent); at; at = at.parent && byKey.get(at.parent)) {
    if (isListed(at)) {
      const path = href(view.edition, at.key)
      if (path !== null) trail.unshift({ text: routeName(view, at), href: path })
    }
    if (at.entry.root) break
  }
  return [{ text: view.t('menu.home'), href: view.href('home') }, ...trail]
}

/** What a route is called in its culture: a category by its games, another page as menus call it. */
export const routeName = (view: View, route: ListedRoute): string =>
  view.t(hasMenuName(route) ? `menu.${route.key}` : `groups.${route.entry.gameGroup}`)
