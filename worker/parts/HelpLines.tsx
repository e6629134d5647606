import type { View } from '../view/view.ts'

/** Where the market's players find help: the help line, self-exclusion and further places (rulings 8). */
export function HelpLines({ view }: { readonly view: View }) {
  const { helpline, selfExclusion, safetyLinks } = view.market
  const links = [...(selfExclusion === null ? [] : [selfExclusion]), ...safetyLinks].filter(
    ({ url }) => url !== helpline.url,
  )
  return (
    <ul className="help-lines">
      <li>
        <a href={helpline.url} rel="noopener" target="_blank">
          {helpline.name}
        </a>
        {helpline.phone !== null && (
          <a className="help-lines__phone" href={`tel:${helpline.phone.replaceAll(/[^+\d]/g, '')}`}>
            {helpline.phone}
          </a>
        )}
      </li>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url} rel="noopener" target="_blank">
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
