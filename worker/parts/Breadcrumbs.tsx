import type { Crumb } from '../seo/json-ld.ts'
import type { View } from '../view/view.ts'

export function Breadcrumbs({ view, crumbs }: { readonly view: View; readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label={view.t('breadcrumbs.label')}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.text}>
            {crumb.href === null ? (
              <span aria-current="page">{crumb.text}</span>
            ) : (
              <a href={crumb.href}>{crumb.text}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
