import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AccountMode } from '../../shared/account/mode.ts'
import { modeOfView, positions, viewOfMode } from '../../shared/account/position.ts'
import { wordsOf } from '../../shared/account/said.ts'
import { commandOf } from '../../shared/account/widget-commands.ts'
import { hashOf } from '../../shared/overlays/table.ts'
import { AccountLink } from '../../shared/ui/AccountLink.tsx'
import { useAccount } from '../overlays/account-context.ts'
import { useOverlay } from '../overlays/context.ts'
import { player } from '../state/player.ts'
import { AccountStore } from './account-store.ts'
import { Document } from './Document.tsx'
import { VoucherStep } from './VoucherStep.tsx'

let store: AccountStore | null = null

/** The account popup (spec 4): the platform's widget, or what stands in its place. */
export function Account({ mode: named, game }: { readonly mode: AccountMode | null; readonly game: string | null }) {
  const { t, page, leave, name, announce, fail, recover, remember } = useOverlay()
  // A culture that takes no feedback has no such mode: the segment's default opens (rulings 6.2).
  const mode = named !== null && viewOfMode[named] === 'feedback' && !page.feedback ? null : named
  const [account] = useState(() => {
    store ??= new AccountStore(page)
    return store
  })
  const state = useSyncExternalStore(account.subscribe, account.state)
  const links = useAccount()
  const frame = useRef<HTMLDivElement>(null)
  const { popup, widget, answered, maintenance } = state
  const view = popup === 'closed' ? null : popup
  const hasForm = view !== null && commandOf(view) !== null && maintenance === 'open'
  // A document brings its own title.
  const isDocument = view === 'privacy' || view === 'terms'
  const isWelcome = view === 'postLogin' || view === 'postRegister'
  const words = wordsOf(state)
  const text = words === null ? null : t(`client:${words}`)
  const title = t(`client:account.${view === 'feedback' ? 'feedback' : 'title'}`)

  useEffect(() => {
    if (!isDocument) name(title)
  }, [isDocument, name, title])
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
    // What came late stands in the place of the message that it did not come.
    if (widget === 'ready') recover()
  }, [widget, fail, recover, account])
  useEffect(() => {
    announce(text ?? '')
  }, [text, announce])
  useEffect(() => {
    // A reload finds the form that the visitor has come to by the widget's own links.
    const next = view === null ? null : modeOfView(view)
    if (next !== null && mode !== null) remember({ kind: 'account', mode: next })
  }, [view, mode, remember])
  return (
    <div className="account" data-module={view === null ? undefined : (positions[view].module ?? undefined)}>
      {!isDocument && <h2 className="overlay__title">{title}</h2>}
      {text !== null && <p className="account__words">{text}</p>}
      {view === 'registerblocked' && <AccountLink account={links} step="return" className="button button--primary" />}
      {view === 'feedback' && <a href={page.addresses.contact}>{t('client:account.contact')}</a>}
      {view === 'privacy' && <Document address={page.addresses.privacy} />}
      {view === 'terms' && <Document address={page.addresses.terms} />}
      {words === 'account.maintenance' && (
        <button
          className="button button--quiet"
          type="button"
          onClick={() => account.dispatch({ type: 'shown', mode })}
        >
          {t('client:overlay.tryAgain')}
        </button>
      )}
      {isWelcome && player.getState().newRegistration && <VoucherStep />}
      {isWelcome && (
        <button
          className="button button--primary"
          type="button"
          onClick={() => account.dispatch({ type: 'command', command: { type: 'goToPlatform' } })}
        >
          {t('client:account.goToCasino')}
        </button>
      )}
      <div className="account__frame" ref={frame} hidden={!hasForm} data-waiting={answered ? undefined : ''} />
    </div>
  )
}
