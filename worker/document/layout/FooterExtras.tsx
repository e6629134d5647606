import { type PaymentOption, paymentMarkSize } from '../../../shared/content/payment.ts'
import type { View } from '../../view/view.ts'
import { Html } from '../Html.tsx'

/** The parts of the footer that come from the content API: a text for search engines and the marks of payment methods. */
export interface FooterContent {
  readonly payments: readonly PaymentOption[]
  /** `seoFooter` is sanitised HTML; null where it could not be had. */
  readonly texts: { readonly seoFooter: string } | null
}

/**
 * Stands between the footer's menus and the licence (spec 2 "Layout"). Nothing where the feeds gave nothing. The marks load
 * when they come near (spec 9 "Footer logos"), into room that is kept for them.
 */
export function FooterExtras({ view, payments, texts }: FooterContent & { readonly view: View }) {
  const ground = view.brand.colors.header
  const overview = view.href('payments')
  return (
    <>
      {texts !== null && (
        <details className="footer-about">
          <summary>{view.t('common.labelled', { label: view.brand.name, value: view.t('footer.more') })}</summary>
          <Html view={view} className="footer-text" html={texts.seoFooter} />
        </details>
      )}
      {payments.length > 0 && overview !== null && (
        <section className="footer-payments" aria-label={view.t('footer.paymentMethods')}>
          <ul>
            {payments.map((option) => (
              <li key={option.key}>
                <a href={(option.has_info ? view.href('payment', { paymentSlug: option.slug }) : null) ?? overview}>
                  <img
                    src={view.image(ground === 'dark' ? option.dark_img_url : option.light_img_url)}
                    alt={option.name}
                    {...paymentMarkSize}
                    loading="lazy"
                    decoding="async"
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
