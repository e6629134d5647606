import type { BeamButton } from '../../../shared/site/market.ts'
import { Icon } from '../../../shared/ui/Icon.tsx'
import type { View } from '../../view/view.ts'

function BeamLink({ view, button }: { readonly view: View; readonly button: BeamButton }) {
  const { name, url, page } = button
  if (page !== undefined && !view.account.closed)
    return (
      <a className="beam__button" href={view.platformPage(page)} rel="nofollow">
        {name}
      </a>
    )
  return (
    <a className="beam__button" href={url} rel="noopener" target={url.startsWith('/') ? undefined : '_blank'}>
      {name}
    </a>
  )
}

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
            <BeamLink view={view} button={button} />
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
