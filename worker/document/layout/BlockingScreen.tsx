import type { Restriction } from '../../../shared/place/restriction.ts'
import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import type { View } from '../../view/view.ts'
import { licenceLine } from './Footer.tsx'

export interface BlockingScreenProps {
  readonly view: View
  readonly restriction: Restriction
  /** Whether the visitor may say "I am not in Ontario" (rulings 4.3). */
  readonly clearable: boolean
}

/** Stands over the whole page, which is inert beneath it (rulings 4.4). */
export function BlockingScreen({ view, restriction, clearable }: BlockingScreenProps) {
  const { t } = view
  const mayLogIn = restriction === 'blockedwithlogin'
  return (
    <section className="blocking" role="dialog" aria-modal="true" aria-labelledby="blocking-title">
      <div className="blocking__panel">
        <h2 id="blocking-title">{t('geo.blockedTitle')}</h2>
        <p>{mayLogIn ? t('geo.blockedWithLoginText') : t('geo.blockedText')}</p>
        {mayLogIn && <AccountLink account={view.account} step="return" className="button button--primary" />}
        {clearable && (
          <form method="post" action="/api/not-ontario/">
            <p>{t('geo.notOntarioText')}</p>
            <button className="button button--primary" type="submit">
              {t('geo.notOntario')}
            </button>
          </form>
        )}
        <p className="blocking__licence">{licenceLine(view)}</p>
      </div>
    </section>
  )
}
