import type { CultureRoute } from '../../../shared/routes/compile.ts'
import { isListed, type ListedRoute } from '../../../shared/routes/named.ts'
import { saferPlayMenu } from '../../../shared/site/menus.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import { breadcrumbsOf, routeName } from '../../parts/breadcrumbs.ts'
import { breadcrumbList, type Crumb } from '../../seo/json-ld.ts'
import type { View } from '../../view/view.ts'

export interface SiteMapLink {
  readonly href: string
  readonly text: string
  readonly below: readonly SiteMapLink[]
}

export interface SiteMapGroup {
  readonly name: string
  readonly links: readonly SiteMapLink[]
}

export interface SiteMapProps {
  readonly view: View
  readonly crumbs: readonly Crumb[]
  readonly groups: readonly SiteMapGroup[]
}

const safer: ReadonlySet<string> = new Set([
  ...saferPlayMenu.map(({ route }) => route),
  'selfAssessmentTest',
  'regulationRequirements',
  'uploadingDocuments',
])

/** Whether a person would look for the page in a list: every page without parameters that visitors may find. */
const listed = (view: View, route: CultureRoute): route is ListedRoute =>
  route.available && isListed(route) && (route.key !== 'promotions' || view.market.rules.promotionLinks)

const linkOf = (view: View, route: ListedRoute, below: readonly SiteMapLink[]): SiteMapLink[] => {
  const href = view.href(route.key)
  return href === null ? [] : [{ href, text: routeName(view, route), below }]
}

/** Every page of the culture, in groups: games by category, safer play and rules, and the rest. */
export function siteMapGroups(view: View): readonly SiteMapGroup[] {
  const routes = [...view.edition.routes.byKey.values()].filter((route) => listed(view, route))
  const tree = (route: ListedRoute): SiteMapLink[] =>
    linkOf(view, route, routes.filter((other) => other.parent === route.key).flatMap(tree))
  const top = routes.filter((route) => route.parent === null || !routes.some(({ key }) => key === route.parent))
  const isGames = ({ entry }: CultureRoute): boolean => entry.contentType === 'home' || entry.contentType === 'category'
  const groups = [
    { name: view.t('siteMap.games'), routes: top.filter(isGames) },
    { name: view.t('siteMap.information'), routes: top.filter((route) => !isGames(route) && !safer.has(route.key)) },
    { name: view.t('footer.saferPlay'), routes: top.filter(({ key }) => safer.has(key)) },
  ]
  return groups.map((group) => ({ name: group.name, links: group.routes.flatMap(tree) }))
}

/** The site map for people; it asks no feed. */
export async function loadSiteMap({ view, route, path }: LoadContext): Promise<Loaded<SiteMapProps>> {
  const title = view.t('siteMap.title')
  const crumbs = breadcrumbsOf(view, route, title)
  return {
    kind: 'page',
    props: { view, crumbs, groups: siteMapGroups(view) },
    head: {
      title,
      description: view.t('siteMap.description', { brand: view.brand.name }),
      jsonLd: [breadcrumbList(view, crumbs, path)],
    },
  }
}
