import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { Icon } from '../../../shared/ui/Icon.tsx'
import type { View } from '../../view/view.ts'

/** The bar at the foot of a phone's screen: menu, search, promotions, play (spec 2 "Layout"). */
export function MobileBar({ view }: { readonly view: View }) {
  const { t } = view
  const promotions = view.market.rules.promotionLinks ? view.href('promotions') : null
  return (
    <nav className="mobile-bar" aria-label={t('header.account')}>
      <button type="button" popoverTarget="site-menu">
        <Icon name="menu" />
        {t('common.menu')}
      </button>
      <a href={view.href('search') ?? '/search/'} data-hash="search">
        <Icon name="search" />
        {t('common.search')}
      </a>
      {promotions !== null && (
        <a className="promotions-link" href={promotions}>
          <Icon name="gift" />
          {t('common.promotions')}
          <span className="promotions-link__dot">
            <span className="visually-hidden">{t('header.newPromotions')}</span>
          </span>
        </a>
      )}
      <AccountLink account={view.account} step="start" icon={<Icon name="user" />} />
      <AccountLink account={view.account} step="startPlay" icon={<Icon name="play" />} />
    </nav>
  )
}
