import type { CultureId } from '../../shared/site/ids.ts'
import type { Site } from '../../shared/site/site.ts'

export interface AlternateLink {
  readonly hrefLang: string
  readonly href: string
}

/**
 * The hreflang links of a page that stands at `paths` in the domain's cultures, itself included: absolute, the same in the
 * head of each of them and in the site maps, never across domains. x-default is for everybody else: the culture without a
 * country, else the domain's default, else the first that has the page (domain 3).
 */
export function alternateLinks(
  site: Site,
  paths: Partial<Readonly<Record<CultureId, string>>>,
): readonly AlternateLink[] {
  const links = site.editions.flatMap(({ culture }) => {
    const path = paths[culture.id]
    return path === undefined ? [] : [{ hrefLang: culture.htmlLang, href: site.origin + path }]
  })
  const standard = links.find((link) => !link.hrefLang.includes('-')) ?? links[0]
  return standard ? [...links, { hrefLang: 'x-default', href: standard.href }] : []
}
