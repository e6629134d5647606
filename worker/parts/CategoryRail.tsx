import type { View } from '../view/view.ts'
import { categoryIcons } from './category-icons.ts'

/** The culture's categories as icons with their names, in sight while home is looked through. */
export function CategoryRail({ view }: { readonly view: View }) {
  const links = categoryIcons.flatMap(([key, path]) => {
    const href = view.href(key)
    const group = view.edition.routes.byKey.get(key)?.entry.gameGroup
    return href === null || group === undefined ? [] : [{ key, path, href, text: view.t(`groups.${group}`) }]
  })
  return (
    <nav className="category-rail" aria-label={view.t('games.categories')}>
      <ul>
        {links.map(({ key, path, href, text }) => (
          <li key={key}>
            <a href={href}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path d={path} />
              </svg>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
