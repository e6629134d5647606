import { Link } from '../../../shared/ui/Link.tsx'
import type { View } from '../../view/view.ts'

const kinds = {
  notFound: { title: 'errors.notFoundTitle', text: 'errors.notFoundText' },
  badRequest: { title: 'errors.badRequestTitle', text: 'errors.badRequestText' },
  wrongMethod: { title: 'errors.wrongMethodTitle', text: 'errors.wrongMethodText' },
  formRefused: { title: 'errors.formRefusedTitle', text: 'errors.formRefusedText' },
  tooMany: { title: 'errors.tooManyTitle', text: 'errors.tooManyText' },
  unavailable: { title: 'errors.unavailableTitle', text: 'errors.unavailableText' },
  error: { title: 'errors.errorTitle', text: 'errors.errorText' },
} as const

export type ErrorKind = keyof typeof kinds

/** Title of an error page, for its head. */
export const errorTitle = (view: View, kind: ErrorKind): string => view.t(kinds[kind].title)

const ways = ['home', 'slots', 'search', 'help', 'siteMap'] as const

/** Not found, unreadable address, refused, unavailable or failed: what happened and where to go on (spec 2, rulings 3.10). */
export function ErrorPage({ view, kind }: { readonly view: View; readonly kind: ErrorKind }) {
  const { t } = view
  return (
    <div className="error-page">
      <span className="brand-place" aria-hidden="true">
        {kind === 'notFound' && <span className="error-page__number">404</span>}
      </span>
      <h1>{t(kinds[kind].title)}</h1>
      <p>{t(kinds[kind].text)}</p>
      {kind === 'notFound' && <p>{t('errors.notFoundWit')}</p>}
      <p>{t(kind === 'notFound' ? 'errors.notFoundHelp' : 'errors.goOn')}</p>
      <ul className="error-page__ways">
        {ways.map((key) => (
          <li key={key}>
            <Link resolve={view.href} routeKey={key} className="button button--quiet">
              {t(`menu.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
