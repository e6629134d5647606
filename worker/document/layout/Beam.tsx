import { Icon } from '../../../shared/ui/Icon.tsx'
import type { View } from '../../view/view.ts'

/** The responsible-gaming beam at the very top of every page, where the market asks for it (spec 2, rulings 8). */
export function Beam({ view }: { readonly view: View }) {
  const { beam, age } = view.market
  if (beam === null) return null
  return (
    <section className={beam.sticky ? 'beam beam--sticky' : 'beam'} aria-label={view.t('menu.responsibleGaming')}>
      <p className="beam__age">{view.t('common.ageBadge', { age: age.minimum })}</p>
      <ul>
        {beam.buttons.map((button) => (
          <li key={button.key}>
            <a
              className="beam__button"
              href={button.url}
              rel="noopener"
              target={button.url.startsWith('/') ? undefined : '_blank'}
            >
              {button.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The page's way back up; the script shows it after 200 px (spec 4). */
export function BackToTop({ view }: { readonly view: View }) {
  return (
    <a className="back-to-top icon-button" href="#top" data-back-to-top="">
      <Icon name="up" />
      <span className="visually-hidden">{view.t('common.backToTop')}</span>
    </a>
  )
}
