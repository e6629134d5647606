import { nearestHref } from '../../../shared/routes/href.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import type { CultureId } from '../../../shared/site/ids.ts'
import { Icon } from '../../../shared/ui/Icon.tsx'
import type { View } from '../../view/view.ts'

export interface LanguageSwitcherProps {
  readonly view: View
  readonly routeKey: RouteKey
  /** Where the same page stands in the domain's cultures that have it; in another the nearest page above it is shown. */
  readonly paths: Partial<Readonly<Record<CultureId, string>>>
}

/**
 * The same page in the domain's other languages (rulings 3.9). Shown where one place is served in several languages: a
 * domain whose cultures all share one country. `data-culture` lets the script remember the choice in `xtcl`.
 */
export function LanguageSwitcher({ view, routeKey, paths }: LanguageSwitcherProps) {
  const { editions } = view.site
  const onePlace =
    editions.length > 1 &&
    editions.every(({ culture }) => culture.defaultCountry === editions[0].culture.defaultCountry)
  if (!onePlace) return null
  return (
    <nav className="language-switcher" aria-label={view.t('header.language')}>
      <Icon name="globe" />
      <ul>
        {editions.map((other) => {
          const { id, htmlLang, name } = other.culture
          const parent = view.edition.routes.byKey.get(routeKey)?.parent ?? 'home'
          const path = paths[id] ?? nearestHref(other, parent, {})
          return (
            <li key={id}>
              <a
                href={path}
                lang={htmlLang}
                hrefLang={htmlLang}
                data-culture={id}
                aria-current={id === view.culture.id ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
