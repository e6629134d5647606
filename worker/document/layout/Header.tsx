import { menusOf } from '../../../shared/site/menus.ts'
import { Icon } from '../../../shared/ui/Icon.tsx'
import { brandImages } from '../../view/assets.ts'
import type { View } from '../../view/view.ts'
import { AccountLinks } from './AccountLinks.tsx'

/** Stands in the frame for the words of the logo, which are the culture's settings. */
export const logoAltSlot = '{{logo-alt}}'

interface Entry {
  readonly href: string
  readonly text: string
}

const entries = <T extends { readonly route: Parameters<View['href']>[0]; readonly text: string }>(
  items: readonly T[],
  text: (item: T) => string,
  view: View,
): Entry[] =>
  items.flatMap((item) => {
    const path = view.href(item.route)
    return path === null || (item.route === 'promotions' && !view.market.rules.promotionLinks)
      ? []
      : [{ href: path, text: text(item) }]
  })

function MenuList({ view }: { readonly view: View }) {
  const { t } = view
  return (
    <ul className="menu">
      {menusOf(view.brand).top.map((group) => {
        const [own] = entries([group], (item) => t(`menu.${item.text}`), view)
        if (!own) return null
        const below = entries<(typeof group)['items'][number]>(group.items, (item) => t(`menu.${item.text}`), view)
        if (below.length < 2)
          return (
            <li key={group.route} className={'spare' in group ? 'menu__item menu__item--spare' : 'menu__item'}>
              <a className="menu__link" href={own.href}>
                {own.text}
              </a>
            </li>
          )
        return (
          <li key={group.route} className="menu__item">
            <details className="menu__group" name="menu">
              <summary className="menu__link">{own.text}</summary>
              <ul className="menu__below">
                {below.map((entry) => (
                  <li key={entry.href}>
                    <a className="menu__link" href={entry.href}>
                      {entry.text}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )
      })}
    </ul>
  )
}

/** Letters of the bar's own entries that fit beside the buttons from a small desktop on (layout.css); longer menus wait for more. */
const lettersThatFit = 56

const isLong = (view: View): boolean =>
  entries(menusOf(view.brand).top, (item) => view.t(`menu.${item.text}`), view).reduce(
    (letters, { text }) => letters + text.length,
    0,
  ) > lettersThatFit

/** The header of a culture, the same on all its pages: logo, menu, promotions, search, log in and join (spec 2 "Layout"). */
export function Header({ view }: { readonly view: View }) {
  const { t } = view
  const promotions = view.market.rules.promotionLinks ? view.href('promotions') : null
  return (
    <header className={isLong(view) ? 'site-header site-header--long' : 'site-header'}>
      <div className="site-header__bar">
        <button className="icon-button site-header__menu" type="button" popoverTarget="site-menu">
          <Icon name="menu" />
          <span className="visually-hidden">{t('common.menu')}</span>
        </button>
        <a className="site-header__logo" href={view.href('home') ?? '/'}>
          <img src={brandImages(view.brand.id).logo} alt={logoAltSlot} width="200" height="110" />
        </a>
        <nav className="site-header__nav" aria-label={t('header.mainMenu')}>
          <MenuList view={view} />
        </nav>
        <div className="site-header__actions">
          {promotions !== null && (
            <a className="icon-button promotions-link" href={promotions}>
              <Icon name="gift" />
              <span className="visually-hidden">{t('common.promotions')}</span>
              <span className="promotions-link__dot">
                <span className="visually-hidden">{t('header.newPromotions')}</span>
              </span>
            </a>
          )}
          <a className="icon-button" href={view.href('search') ?? '/search/'} data-hash="search">
            <Icon name="search" />
            <span className="visually-hidden">{t('common.search')}</span>
          </a>
          <i data-slot="switcher" />
          <AccountLinks view={view} />
        </div>
      </div>
      <div className="site-menu" id="site-menu" popover="auto">
        <nav aria-label={t('common.menu')}>
          <MenuList view={view} />
          <ul className="menu menu--bottom">
            {entries(menusOf(view.brand).bottom, (item) => t(`menu.${item.text}`), view).map((entry) => (
              <li key={entry.href} className="menu__item">
                <a className="menu__link" href={entry.href}>
                  {entry.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button
          className="icon-button site-menu__close"
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('common.close')}</span>
        </button>
      </div>
    </header>
  )
}
