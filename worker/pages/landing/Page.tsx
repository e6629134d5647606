import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { Markup } from '../../../shared/ui/Markup.tsx'
import { PlainHtml } from '../../document/Html.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { VoucherForm } from '../../parts/VoucherForm.tsx'
import type { LandingProps } from './load.ts'

/** One column, one call to action, its conditions right below it (domain 1: significant terms stand with the offer). */
export function LandingPage({ view, page, html, href, terms, voucher }: LandingProps) {
  const { t } = view
  return (
    <article className="landing">
      <div className="landing__offer">
        {page.picture !== null && <Picture className="landing__picture" view={view} picture={page.picture} first />}
        <div className="landing__text">
          <h1>{page.heading}</h1>
          <p className="landing__actions">
            {href === null ? (
              <AccountLink account={view.account} step="claim" className="button button--primary" text={page.cta} />
            ) : (
              <a className="button button--primary" href={href}>
                {page.cta}
              </a>
            )}
            {/* The voucher popup opens from landing pages (rulings 6.4); without script the form below takes the code. */}
            {voucher !== null && (
              <a className="button button--quiet" href="#deal-code" data-hash="voucher" rel="nofollow">
                {t('client:voucher.have')}
              </a>
            )}
          </p>
          <p className="landing__terms">
            <Markup nodes={terms} />{' '}
            <a href={view.href('bonusPolicy') ?? view.href('terms') ?? '/'}>{t('common.fullTerms')}</a>
          </p>
        </div>
      </div>
      <PlainHtml className="prose" html={html} />
      {voucher !== null && <VoucherForm view={view} texts={voucher} />}
    </article>
  )
}
