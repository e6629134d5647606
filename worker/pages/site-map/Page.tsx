import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import type { SiteMapLink, SiteMapProps } from './load.ts'

function Links({ links }: { readonly links: readonly SiteMapLink[] }) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.text}</a>
          <Links links={link.below} />
        </li>
      ))}
    </ul>
  )
}

export function SiteMapPage({ view, crumbs, groups }: SiteMapProps) {
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="page-head">
        <h1>{view.t('siteMap.title')}</h1>
      </div>
      <div className="site-map">
        {groups.map((group, index) => (
          <section key={group.name} aria-labelledby={`site-map-${index}`}>
            <h2 id={`site-map-${index}`}>{group.name}</h2>
            <Links links={group.links} />
          </section>
        ))}
      </div>
    </>
  )
}
