import type { VoucherTexts } from '../../shared/content/voucher.ts'
import { AccountLink } from '../../shared/ui/AccountLink.tsx'
import type { View } from '../view/view.ts'

export interface VoucherFormProps {
  readonly view: View
  readonly texts: VoucherTexts
}

/**
 * The form of a deal code for a page without script (rulings 7.6); with script the popup stands for it. Every message is in
 * the page: the answer leads to the one that applies by its id, and the stylesheet shows it.
 */
export function VoucherForm({ view, texts }: VoucherFormProps) {
  const { t } = view
  return (
    <section className="subscribe deal-code" id="deal-code" aria-labelledby="deal-code-title">
      <h2 id="deal-code-title">{texts.title}</h2>
      <p>{texts.intro}</p>
      <form method="post" action="/api/voucher/" className="subscribe__form">
        <input type="hidden" name="culture" value={view.culture.id} />
        <p className="subscribe__field">
          <label htmlFor="deal-code-field">{texts.codeLabel}</label>
          <input id="deal-code-field" name="code" required maxLength={16} autoComplete="off" placeholder="XXXXXXXX" />
        </p>
        <button className="button button--primary" type="submit">
          {texts.submit}
        </button>
        <div className="subscribe__messages" role="status">
          {(['invalid', 'used', 'failed'] as const).map((answer) => (
            <p
              key={answer}
              id={`voucher-is-${answer}`}
              className="subscribe__message subscribe__message--fault"
              data-is={answer}
            >
              {t(`client:voucher.${answer}`)}
            </p>
          ))}
          <p id="voucher-is-valid" className="subscribe__message" data-is="valid">
            {`${texts.thanksTitle}. ${texts.thanksBody}`}
          </p>
        </div>
      </form>
      <p className="deal-code__on">
        <AccountLink account={view.account} step="claim" text={texts.continueWithout} />
      </p>
    </section>
  )
}
