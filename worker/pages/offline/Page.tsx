import type { OfflineProps } from './load.ts'

export function OfflinePage({ view }: OfflineProps) {
  const { t } = view
  return (
    <div className="error-page">
      <h1>{t('offline.title')}</h1>
      <p>{t('offline.text')}</p>
      <ul className="error-page__ways">
        <li>
          {/* Shown under the address that could not be reached: "." is that address. */}
          <a className="button button--primary" href=".">
            {t('common.tryAgain')}
          </a>
        </li>
        <li>
          <a className="button button--quiet" href={view.href('home') ?? '/'}>
            {t('menu.home')}
          </a>
        </li>
      </ul>
    </div>
  )
}
