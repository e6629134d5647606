import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { step } from '../../shared/machines/machine.ts'
import { AccountLink } from '../../shared/ui/AccountLink.tsx'
import { type VoucherEvent, voucherCode, voucherMachine } from '../../shared/voucher/voucher.ts'
import { useAccount } from '../overlays/account-context.ts'
import { useOverlay } from '../overlays/context.ts'
import { player } from '../state/player.ts'
import { askVoucher, fetchVoucherTexts } from './voucher-calls.ts'

/** The code that was good before there was an account to add it to: nobody types it again after their registration. */
let accepted = ''

/** The voucher popup (spec 4 "Voucher flow"): a code is entered, then come thanks or an error. It closes without a code too. */
export function Voucher() {
  const { t, page, leave, name, announce, fail } = useOverlay()
  const account = useAccount()
  const { newRegistration } = player.getState()
  const { data, error, refetch } = useQuery({
    queryKey: ['voucher-texts', page.culture],
    queryFn: ({ signal }) => fetchVoucherTexts(page, signal),
  })
  const [state, setState] = useState(() => step(voucherMachine, voucherMachine.initial, 'opened').state)
  const [typed, setTyped] = useState(accepted)
  const field = useRef<HTMLInputElement>(null)
  const thanks = useRef<HTMLHeadingElement>(null)
  const fault = state === 'invalid' || state === 'used' || state === 'failed' ? t(`client:voucher.${state}`) : null

  useEffect(() => {
    if (error !== null) fail(() => void refetch())
  }, [error, fail, refetch])
  useEffect(() => {
    if (data) name(data.title)
  }, [data, name])
  useEffect(() => {
    if (state === 'thanks') thanks.current?.focus()
    if (fault === null) return
    announce(fault)
    field.current?.focus()
  }, [state, fault, announce])

  if (!data) return <p>{t('client:overlay.loading')}</p>
  if (state === 'thanks')
    return (
      <div className="voucher">
        <h2 className="overlay__title" ref={thanks} tabIndex={-1}>
          {data.thanksTitle}
        </h2>
        <p>{data.thanksBody}</p>
        <p className="overlay__ways">
          {/* What comes next is in the account: after a registration it lies beneath, from anywhere else it is still to be opened. */}
          {!newRegistration && <AccountLink account={account} step="claim" className="button button--primary" />}
          <button
            className={`button ${newRegistration ? 'button--primary' : 'button--quiet'}`}
            type="button"
            onClick={leave}
          >
            {data.close}
          </button>
        </p>
      </div>
    )
  const send = (event: VoucherEvent): void => {
    const next = step(voucherMachine, state, event)
    setState(next.state)
    if (!next.effects.includes('send')) return
    void askVoucher(page.culture, voucherCode(typed) ?? '', player.getState().username).then((answer) => {
      if (answer === 'valid') accepted = typed
      setState((now) => step(voucherMachine, now, answer).state)
    })
  }
  return (
    <form
      className="voucher"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'sending') send(voucherCode(typed) === null ? 'refused' : 'submitted')
      }}
    >
      <h2 className="overlay__title">{data.title}</h2>
      <p>{data.intro}</p>
      <label htmlFor="voucher-code">{data.codeLabel}</label>
      <input
        ref={field}
        id="voucher-code"
        className="voucher__code"
        value={typed}
        placeholder="XXXXXXXX"
        maxLength={16}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        aria-invalid={fault === null ? undefined : 'true'}
        aria-describedby={fault === null ? undefined : 'voucher-fault'}
        onChange={({ target }) => {
          setTyped(target.value)
          send('edited')
        }}
      />
      {fault !== null && (
        <p className="voucher__fault" id="voucher-fault">
          {fault}
        </p>
      )}
      <p className="overlay__ways">
        <button className="button button--primary" type="submit" aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? t('client:overlay.loading') : data.submit}
        </button>
        <button className="button button--quiet" type="button" onClick={leave}>
          {page.payAndPlay ? data.continueWithout : data.close}
        </button>
      </p>
    </form>
  )
}
