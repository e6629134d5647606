import { paymentMarkSize } from '../../../shared/content/payment.ts'
import { PlainHtml } from '../../document/Html.tsx'
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx'
import { Paragraph } from '../../parts/Paragraph.tsx'
import type { PaymentProps } from './load.ts'

const lines = [
  ['min', 'minimum'],
  ['max', 'maximum'],
  ['fee', 'fee'],
  ['time', 'time'],
] as const

function Limits({ view, info }: Pick<PaymentProps, 'view' | 'info'>) {
  const { t } = view
  return (
    <div className="limits">
      {(['deposit', 'withdrawal'] as const).map((way) => {
        const limits = info[way]
        const known = lines.filter(([key]) => limits !== null && limits[key] !== '')
        if (limits !== null && known.length === 0) return null
        return (
          <section key={way} aria-labelledby={`limits-${way}`}>
            <h2 id={`limits-${way}`}>{t(`payment.${way}`)}</h2>
            {limits === null ? (
              <p>{t('payment.notOffered')}</p>
            ) : (
              <dl>
                {known.map(([key, label]) => (
                  <div key={key}>
                    <dt>{t(`payment.${label}`)}</dt>
                    <dd>{limits[key]}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        )
      })}
    </div>
  )
}

export function PaymentPage({ view, info, mark, body, crumbs, others }: PaymentProps) {
  const { t } = view
  return (
    <>
      <Breadcrumbs view={view} crumbs={crumbs} />
      <div className="payment-head">
        <img src={mark} alt="" {...paymentMarkSize} />
        <h1>{info.name}</h1>
        <Paragraph view={view} text={info.summary} />
      </div>
      <Limits view={view} info={info} />
      <PlainHtml className="prose" html={body.html} />
      {others.length > 0 && (
        <section className="payment-others" aria-labelledby="others">
          <h2 id="others">{t('payment.others')}</h2>
          <ul>
            {others.map((other) => (
              <li key={other.href}>
                <a href={other.href}>
                  <img src={other.mark} alt="" {...paymentMarkSize} loading="lazy" />
                  {other.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
