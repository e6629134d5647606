import type { OverlayKind } from '../../../shared/overlays/table.ts'
import { Icon } from '../../../shared/ui/Icon.tsx'
import type { View } from '../../view/view.ts'

/** What each overlay is called. */
const names = {
  game: 'client:gameInfo.title',
  search: 'client:search.title',
  account: 'client:account.title',
  voucher: 'client:voucher.name',
} as const satisfies Readonly<Record<OverlayKind, string>>

/**
 * The dialog that every overlay opens in, as a template in the page's language: it can be shown before an overlay's code is
 * there, and says so when that does not come (client/overlays/shell.ts).
 */
export function OverlayShell({ view }: { readonly view: View }) {
  const { t } = view
  return (
    <template id="overlay-shell">
      <dialog className="overlay" data-part="dialog">
        <div className="overlay__panel" data-part="panel" tabIndex={-1}>
          <button className="icon-button overlay__close" type="button" data-part="close">
            <Icon name="close" />
            <span className="visually-hidden">{t('client:overlay.close')}</span>
          </button>
          <p
            className="overlay__status"
            data-part="status"
            data-loading={t('client:overlay.loading')}
            {...Object.fromEntries(Object.entries(names).map(([kind, name]) => [`data-name-${kind}`, t(name)]))}
          />
          <p className="visually-hidden" role="status" data-part="live" />
          <div className="overlay__failure" role="alert" data-part="failure" hidden>
            <p>{t('client:overlay.failed')}</p>
            <p className="overlay__ways">
              <button className="button button--primary" type="button" data-part="again">
                {t('client:overlay.tryAgain')}
              </button>
              <a className="button button--quiet" href={view.href('home') ?? '/'} data-part="instead">
                {t('client:overlay.openPage')}
              </a>
            </p>
          </div>
          <div className="overlay__body" data-part="body" />
        </div>
      </dialog>
    </template>
  )
}
