import { brandImages } from '../../view/assets.ts'
import type { View } from '../../view/view.ts'
import { AccountLinks } from './AccountLinks.tsx'
import { logoAltSlot } from './Header.tsx'

/** The header of a landing page: logo, language, log in and join; no menus (spec 2 "Routes", /lp/). */
export function LeanHeader({ view }: { readonly view: View }) {
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <a className="site-header__logo" href={view.href('home') ?? '/'}>
          <img src={brandImages(view.brand.id).logo} alt={logoAltSlot} width="200" height="110" />
        </a>
        <div className="site-header__actions">
          <i data-slot="switcher" />
          <AccountLinks view={view} />
        </div>
      </div>
    </header>
  )
}
