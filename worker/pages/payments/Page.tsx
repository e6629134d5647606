import { paymentMarkSize } from '../../../shared/content/payment.ts'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Hero } from '../../parts/Hero.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { TextBody } from '../../parts/TextBody.tsx'
import type { View } from '../../view/view.ts'
import type { PaymentRow, PaymentsProps } from './load.ts'

type Limits = NonNullable<PaymentRow['info']>['deposit'] | null

/** One way of a payment: what is least and most, what it costs and how long it takes. */
function Cell({
  t,
  limits,
  label,
}: {
  readonly t: PaymentsProps['view']['t']
  readonly limits: Limits
  readonly label: string
}) {
  return (
    <td>
      <span className="payment-table__label">{label}</span>
      {limits === null ? (
        t('payment.notOffered')
      ) : (
        <>
          <span className="payment-table__range">
            {[limits.min, limits.max].filter((amount) => amount !== '').join(' – ') || '–'}
          </span>
          {limits.fee !== '' && (
            <span className="payment-table__note">
              {t('common.labelled', { label: t('payment.fee'), value: limits.fee })}
            </span>
          )}
          <span className="payment-table__note">{limits.time}</span>
        </>
      )}
    </td>
  )
}

/** A table on wide screens; on a phone each option is a block of its own. */
function PaymentTable({ view, rows }: { readonly view: View; readonly rows: readonly PaymentRow[] }) {
  const { t } = view
  return (
    <table className="payment-table">
      <caption className="visually-hidden">{t('payment.limits')}</caption>
      <thead>
        <tr>
          {(['method', 'deposit', 'withdrawal'] as const).map((key) => (
            <th key={key} scope="col">
              {t(`payment.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ option, href, mark, info }) => (
          <tr key={option.key}>
            <th scope="row">
              <div className="payment-table__method">
                <img src={mark} alt="" {...paymentMarkSize} loading="lazy" />
                {href === null ? <span>{option.name}</span> : <a href={href}>{option.name}</a>}
              </div>
            </th>
            {info === null ? (
              <td colSpan={2}>{t('common.unavailable')}</td>
            ) : (
              <>
                <Cell t={t} limits={info.deposit} label={t('payment.deposit')} />
                <Cell t={t} limits={info.withdrawal} label={t('payment.withdrawal')} />
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PaymentsPage({ view, heading, crumbs, banner, body, rows }: PaymentsProps) {
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <Hero view={view} heading={heading} banner={banner} />
      <TextBody view={view} body={body} />
      {rows === null && <Notice>{view.t('payment.failed')}</Notice>}
      {rows?.length === 0 && <Notice>{view.t('payment.empty')}</Notice>}
      {rows !== null && rows.length > 0 && <PaymentTable view={view} rows={rows} />}
    </>
  )
}
