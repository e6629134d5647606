import type { PaymentInfo, PaymentOption } from '../../../shared/content/payment.ts'
import { paymentInfo, paymentOptions } from '../../content/feeds/payments.ts'
import type { LoadContext, Loaded } from '../../document/page.ts'
import type { View } from '../../view/view.ts'
import { type ContentProps, loadContent } from '../content/load.ts'

/** A payment option as the pages show it. */
export interface PaymentRow {
  readonly option: PaymentOption
  /** Its own page, or null where it has none. */
  readonly href: string | null
  readonly mark: string
  /** Null where its limits could not be had. */
  readonly info: Pick<PaymentInfo, 'deposit' | 'withdrawal'> | null
}

export interface PaymentsProps extends ContentProps {
  /** Null where the options could not be had. */
  readonly rows: readonly PaymentRow[] | null
}

/** The page of an option: its fixed one where the culture has that, else by slug (rulings 3.3). */
export function paymentHref(view: View, option: Pick<PaymentOption, 'slug' | 'has_info'>): string | null {
  return option.has_info ? view.href('payment', { paymentSlug: option.slug }) : null
}

/** The mark that stands out on the brand's ground. */
export function paymentMark(view: View, option: PaymentOption): string {
  return view.image(view.brand.colors.scheme === 'dark' ? option.dark_img_url : option.light_img_url)
}

/** All payment options with their limits; one call an option, kept each by itself. */
export async function loadPayments(context: LoadContext): Promise<Loaded<PaymentsProps>> {
  const { view, content } = context
  const [page, options] = await Promise.all([loadContent(context), content.get(paymentOptions, {})])
  if (page.kind !== 'page') return page
  const rows = await Promise.all(
    (options.value ?? []).map(async (option): Promise<PaymentRow> => {
      const info = await content.get(paymentInfo, { id: option.key })
      return { option, href: paymentHref(view, option), mark: paymentMark(view, option), info: info.value }
    }),
  )
  return { ...page, props: { ...page.props, rows: options.state === 'found' ? rows : null } }
}
