import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AccountMode } from '../../shared/account/mode.ts'
import { type AccountView, positions } from '../../shared/account/position.ts'
import { commandOf } from '../../shared/account/widget-commands.ts'
import { hashOf } from '../../shared/overlays/table.ts'
import { useOverlay } from '../overlays/context.ts'
import { AccountStore } from './account-store.ts'
import { Document } from './Document.tsx'

let store: AccountStore | null = null

/** Views that say something of their own; the others are forms of the widget. */
const said = {
  postLogin: 'postLogin',
  postRegister: 'postRegister',
  feedback: 'feedback',
  playblocked: 'playblocked',
  registerblocked: 'registerblocked',
  geoBlock: 'geoBlock',
  platform: 'platform',
} as const satisfies Partial<Record<AccountView, string>>
const isSaid = (view: AccountView): view is keyof typeof said => view in said

/** The account popup (spec 4): the platform's widget, or what stands in its place. */
export function Account({ mode, game }: { readonly mode: AccountMode | null; readonly game: string | null }) {
  const { t, page, visit, leave, announce, fail } = useOverlay()
  const [account] = useState(() => {
    store ??= new AccountStore(page, visit)
    return store
  })
  const state = useSyncExternalStore(account.subscribe, account.state)
  const frame = useRef<HTMLDivElement>(null)
  const { popup, widget, maintenance } = state

  useEffect(() => {
    if (!frame.current) return
    const show = (next: AccountMode | null) => {
      location.hash = hashOf({ kind: 'account', mode: next })
    }
    account.open({ container: frame.current, leave, show, game }, mode)
    return () => account.close()
  }, [account, mode, game, leave])
  useEffect(() => {
    if (widget === 'failed') fail(() => account.dispatch({ type: 'retried' }))
  }, [widget, fail, account])

  const view = popup === 'closed' ? null : popup
  const isForm = view !== null && commandOf(view) !== null
  const text = maintenance !== 'open' && isForm ? t('client:account.maintenance') : null
  useEffect(() => {
    if (text !== null) announce(text)
  }, [text, announce])
  return (
    <div className="account" data-module={view === null ? undefined : (positions[view].module ?? undefined)}>
      <h2 className="account__title">{t('client:account.title')}</h2>
      {text !== null && <p>{text}</p>}
      {isForm && maintenance === 'open' && widget !== 'ready' && <p>{t('client:overlay.loading')}</p>}
      {view !== null && isSaid(view) && <p>{t(`client:account.views.${said[view]}`)}</p>}
      {view === 'feedback' && <a href={page.addresses.contact}>{t('client:account.contact')}</a>}
      {view === 'privacy' && <Document address={page.addresses.privacy} />}
      {view === 'terms' && <Document address={page.addresses.terms} />}
      {(view === 'postLogin' || view === 'postRegister') && (
        <button
          className="button button--primary"
          type="button"
          onClick={() => account.dispatch({ type: 'command', command: { type: 'goToPlatform' } })}
        >
          {t('client:account.goToCasino')}
        </button>
      )}
      <div ref={frame} hidden={!isForm || maintenance !== 'open'} />
    </div>
  )
}
