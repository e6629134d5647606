import type { PaymentInfo, PaymentOption } from '../../../shared/content/payment.ts'
import { paymentInfo, paymentOptions } from '../../content/feeds/payments.ts'
import type { LoadContext, Loaded, PageAlternates } from '../../document/page.ts'
import { type PreparedHtml, prepareHtml } from '../../document/prepare-html.ts'
import { paramsElsewhere } from '../../parts/alternates.ts'
import { breadcrumbsOf } from '../../parts/breadcrumbs.ts'
import { breadcrumbList, type Crumb } from '../../seo/json-ld.ts'
import type { View } from '../../view/view.ts'
import { paymentHref, paymentMark } from '../payments/load.ts'

export interface PaymentProps {
  readonly view: View
  readonly info: PaymentInfo
  readonly mark: string
  readonly body: PreparedHtml
  readonly crumbs: readonly Crumb[]
  readonly others: readonly { readonly name: string; readonly href: string; readonly mark: string }[]
}

/** What the option is called in the domain's other cultures: the same key, another slug. */
const slugsElsewhere = ({ view, content }: LoadContext, key: string): Promise<PageAlternates> =>
  paramsElsewhere(view, async (culture) => {
    const options = await content.get(paymentOptions, {}, culture.id)
    const same = options.value?.find((option: PaymentOption) => option.key === key && option.has_info)
    return same === undefined ? null : { paymentSlug: same.slug }
  })

/**
 * One payment option; the fixed pages give its slug by their route's `rewrite` (rulings 3.3). Unknown, or without a page of
 * its own: 404. Neither kept nor fetchable: 503 (rulings 3.10).
 */
export async function loadPayment(context: LoadContext): Promise<Loaded<PaymentProps>> {
  const { view, route, params, content, path } = context
  const slug = params.paymentSlug ?? ''
  const [answer, options] = await Promise.all([content.get(paymentInfo, { id: slug }), content.get(paymentOptions, {})])
  if (answer.state === 'absent') return { kind: 'notFound' }
  if (answer.state === 'unavailable' || answer.value === null) return { kind: 'unavailable' }
  const info = answer.value
  if (!info.has_info) return { kind: 'notFound' }
  const canonical = paymentHref(view, info)
  if (canonical !== null && canonical !== path) return { kind: 'moved', path: canonical }
  const crumbs = breadcrumbsOf(view, route, info.name)
  return {
    kind: 'page',
    props: {
      view,
      info,
      mark: paymentMark(view, info),
      body: prepareHtml(view, info.body),
      crumbs,
      others: (options.value ?? []).flatMap((option) => {
        const href = paymentHref(view, option)
        return option.key === info.key || href === null
          ? []
          : [{ name: option.name, href, mark: paymentMark(view, option) }]
      }),
    },
    head: {
      title: info.title,
      description: info.description,
      jsonLd: [breadcrumbList(view, crumbs, path)],
    },
    alternates: await slugsElsewhere(context, info.key),
  }
}
