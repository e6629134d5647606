import { Icon } from '../../../shared/ui/Icon.tsx'
import type { View } from '../../view/view.ts'

/** Offers to install the site, while the browser does (client/layout/install-bar.ts); hidden until then (spec 2 "Layout"). */
export function InstallBar({ view }: { readonly view: View }) {
  const { t, brand } = view
  return (
    <aside className="install-bar" data-install-bar="" aria-label={t('mobileApp.install')} hidden>
      <p>{t('mobileApp.installText', { brand: brand.name })}</p>
      <button className="button button--primary" type="button" data-install="">
        {t('mobileApp.install')}
      </button>
      <button className="icon-button" type="button" data-hide="">
        <Icon name="close" />
        <span className="visually-hidden">{t('common.close')}</span>
      </button>
    </aside>
  )
}
