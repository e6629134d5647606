import type { Restriction } from '../../../shared/place/restriction.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { withWholeNumbers } from '../../../shared/ui/Markup.tsx'
import type { View } from '../../view/view.ts'
import { Html } from '../Html.tsx'
import { licenceLine } from './Footer.tsx'

/** The message to whoever said that they are not in Ontario and whose browser did not keep it. */
export const notOntarioUnkept = 'not-ontario-unkept'

/** What is known of a place where the site is not offered. */
export interface BlockedPlace {
  /** What the brand says of the country: sanitised HTML, or null where it says nothing of it. */
  readonly words: string | null
  /** A brand of the family that serves the place. */
  readonly sibling: { readonly name: string; readonly href: string } | null
}

export interface BlockingScreenProps extends BlockedPlace {
  readonly view: View
  readonly restriction: Restriction
  /** Whether the visitor may say "I am not in Ontario" (rulings 4.3). */
  readonly clearable: boolean
}

/** Pages that no blocking screen covers (`openToAll` in the route table). */
const openPages = ['help', 'responsibleGaming', 'privacy', 'terms'] as const satisfies readonly RouteKey[]

/** Stands over the whole page, which is inert beneath it (rulings 4.4): why, and where to go from here. */
export function BlockingScreen({ view, restriction, clearable, words, sibling }: BlockingScreenProps) {
  const { t, market } = view
  const { helpline } = market
  const mayLogIn = restriction === 'blockedwithlogin'
  return (
    <section className="blocking" role="dialog" aria-modal="true" aria-labelledby="blocking-title">
      <div className="blocking__panel">
        <span className="brand-place blocking__place" aria-hidden="true" />
        <h2 id="blocking-title">{t('geo.blockedTitle')}</h2>
        <p>{mayLogIn ? t('geo.blockedWithLoginText') : t('geo.blockedText')}</p>
        {words !== null && <Html view={view} html={words} />}
        {mayLogIn && <AccountLink account={view.account} step="return" className="button button--primary" />}
        {clearable && (
          <form method="post" action="/api/not-ontario/">
            <p>{t('geo.notOntarioText')}</p>
            <button className="button button--primary" type="submit">
              {t('geo.notOntario')}
            </button>
            {/* Shown where the answer has led back to it: without cookies the button would only ever show this screen again. */}
            <p className="blocking__unkept" id={notOntarioUnkept} tabIndex={-1}>
              {t('geo.notOntarioUnkept')}
            </p>
          </form>
        )}
        {sibling !== null && (
          <p>
            <a href={sibling.href}>{t('geo.sibling', { brand: sibling.name })}</a>
          </p>
        )}
        <p>{t('geo.openPages')}</p>
        <ul className="blocking__pages">
          {openPages.map((key) => (
            <li key={key}>
              <a href={view.href(key) ?? '/'}>{t(`menu.${key}`)}</a>
            </li>
          ))}
        </ul>
        <p>
          {t('geo.help')}{' '}
          <a href={helpline.url} rel="noopener" target="_blank">
            {helpline.name}
          </a>
          {helpline.phone !== null && (
            <>
              {', '}
              <a href={`tel:${helpline.phone.replaceAll(/[^+\d]/g, '')}`}>{helpline.phone}</a>
            </>
          )}
        </p>
        <p className="blocking__licence">{withWholeNumbers(licenceLine(view))}</p>
      </div>
    </section>
  )
}
