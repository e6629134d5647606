import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import type { RegistrationCompleteProps } from './load.ts'

/** Seconds until the script goes on to the lobby; long enough to read the page and to say no (WCAG 2.2.1). */
const forwardAfterSeconds = 8

export function RegistrationCompletePage({ view }: RegistrationCompleteProps) {
  const { t } = view
  return (
    <div className="complete" data-forward={`${forwardAfterSeconds}`}>
      <h1>{t('registrationComplete.heading')}</h1>
      <p className="complete__text">{t('registrationComplete.text', { brand: view.brand.name })}</p>
      <progress className="complete__progress needs-script" max={forwardAfterSeconds} value={0} aria-hidden="true" />
      <p className="complete__actions">
        <AccountLink
          account={view.account}
          step="lobby"
          className="button button--primary"
          text={t('registrationComplete.continue')}
        />
        <button className="button button--quiet needs-script" type="button">
          {t('registrationComplete.stay')}
        </button>
      </p>
    </div>
  )
}
