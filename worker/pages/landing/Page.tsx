import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { Markup } from '../../../shared/ui/Markup.tsx'
import { ChapterSection } from '../../document/ChapterSection.tsx'
import { chaptersOf } from '../../document/chapters.ts'
import { PlainHtml } from '../../document/Html.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { VoucherForm } from '../../parts/VoucherForm.tsx'
import type { LandingProps } from './load.ts'

/** Opens the voucher popup (rulings 6.4); without script the form below takes the code. */
function DealCodeLink({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <a className={className} href="#deal-code" data-hash="voucher" rel="nofollow">
      {children}
    </a>
  )
}

function CallToAction({ view, page: { cta }, action }: Pick<LandingProps, 'view' | 'page' | 'action'>) {
  const className = 'button button--primary'
  switch (action.kind) {
    case 'account':
      return <AccountLink account={view.account} step="claim" className={className} text={cta} />
    case 'dealCode':
      return <DealCodeLink className={className}>{cta}</DealCodeLink>
    case 'page':
      return (
        <a className={className} href={action.href}>
          {cta}
        </a>
      )
  }
}

/**
 * One call to action, its conditions right below it (domain 1: significant terms stand with the offer); then what is said of
 * it, its opening large and its chapters as cards, and the form of a deal code in the brand's place.
 */
export function LandingPage({ view, page, html, action, terms, voucher }: LandingProps) {
  const { t } = view
  const { intro, chapters } = chaptersOf({ html })
  return (
    <article className="landing">
      <div className="landing__offer">
        {page.picture !== null && <Picture className="landing__picture" view={view} picture={page.picture} first />}
        <div className="landing__text">
          <h1>{page.heading}</h1>
          <p className="landing__actions">
            <CallToAction view={view} page={page} action={action} />
            {voucher !== null && action.kind !== 'dealCode' && (
              <DealCodeLink className="button button--quiet">{t('client:voucher.have')}</DealCodeLink>
            )}
          </p>
          <p className="landing__terms">
            <Markup nodes={terms} />{' '}
            <a href={view.href('bonusPolicy') ?? view.href('terms') ?? '/'}>{t('common.fullTerms')}</a>
          </p>
        </div>
      </div>
      <PlainHtml className="prose landing__opening" html={intro} />
      {chapters.length > 0 && (
        <div className="landing__story">
          {chapters.map((chapter) => (
            <ChapterSection key={chapter.id} chapter={chapter} className="landing__chapter" />
          ))}
        </div>
      )}
      {voucher !== null && (
        <div className="landing__place brand-place">
          <VoucherForm view={view} texts={voucher} />
        </div>
      )}
    </article>
  )
}
