import { platformHref } from '../../view/links.ts'
import type { View } from '../../view/view.ts'

export interface AccountLinksProps {
  readonly view: View
  /** They stand on a banner: a tracking code's words may replace the call to action (rulings 9). */
  readonly banner?: boolean
}

/**
 * Log in and join, as each segment sees them: all labels are in the page and the stylesheet shows the right one by
 * `data-segment`, which is set before first paint (rulings 5.1).
 */
export function AccountLinks({ view, banner = false }: AccountLinksProps) {
  const { t } = view
  const tracked = banner ? { 'data-bt': 'cta' } : {}
  return (
    <div className="account-links">
      <a
        className="button button--quiet not-for-real"
        href={platformHref(view, 'login')}
        data-hash="account/login"
        rel="nofollow"
      >
        {t('common.logIn')}
      </a>
      {view.culture.usePnpRegistration ? (
        <a
          className="button button--primary"
          href={platformHref(view, 'play')}
          data-platform=""
          rel="nofollow"
          {...tracked}
        >
          {t('common.playNow')}
        </a>
      ) : (
        <>
          <a
            className="button button--primary for-guest"
            href={platformHref(view, 'register')}
            data-hash="account/register"
            rel="nofollow"
            {...tracked}
          >
            {t('common.join')}
          </a>
          <a
            className="button button--primary for-lead"
            href={platformHref(view, 'register')}
            data-hash="account/register"
            rel="nofollow"
          >
            {t('common.signUp')}
          </a>
          <a
            className="button button--primary for-real"
            href={platformHref(view, 'login')}
            data-hash="account/login"
            rel="nofollow"
          >
            {t('common.goToCasino')}
          </a>
        </>
      )}
    </div>
  )
}
