import { type Landing, type LandingTarget, landingWay } from '../../../shared/content/landing.ts'
import type { VoucherTexts } from '../../../shared/content/voucher.ts'
import type { MarkupNode } from '../../../shared/ui/markup.ts'
import { landing } from '../../content/feeds/pages.ts'
import { voucherTexts } from '../../content/feeds/voucher.ts'
import type { LoadContext, Loaded, PageAlternates } from '../../document/page.ts'
import { prepareHtml } from '../../document/prepare-html.ts'
import { paramsElsewhere } from '../../parts/alternates.ts'
import { markupOf } from '../../parts/markup.ts'
import { socialImage } from '../../seo/social-image.ts'
import type { View } from '../../view/view.ts'

/** What the call to action does. */
export type LandingAction =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'account' }
  | { readonly kind: 'dealCode' }

export interface LandingProps {
  readonly view: View
  readonly page: Landing
  readonly html: string
  readonly action: LandingAction
  /** Significant conditions of the offer. */
  readonly terms: readonly MarkupNode[]
  /** Words of the form of a deal code; null where nobody is asked for one, or they cannot be had. */
  readonly voucher: VoucherTexts | null
}

/** The page's slug in the domain's other cultures, found by its id; null where a culture lacks it. */
const slugsElsewhere = ({ view, content }: LoadContext, id: string): Promise<PageAlternates> =>
  paramsElsewhere(view, async (culture) => {
    const same = await content.get(landing, { id }, culture.id)
    return same.value === null ? null : { lpSlug: same.value.slug }
  })

/** A target whose page or popup cannot be had leads to the account, where every offer begins. */
function actionOf({ href }: View, target: LandingTarget, voucher: VoucherTexts | null): LandingAction {
  const way = landingWay(target, (key) => href(key) !== null)
  if (way.kind === 'dealCode' && voucher !== null) return { kind: 'dealCode' }
  const page = way.kind === 'page' ? href(way.route) : null
  return page === null ? { kind: 'account' } : { kind: 'page', href: page }
}

/** A landing page: one offer, its conditions and one call to action. Unknown: 404; not to be had: 503 (rulings 3.10). */
export async function loadLanding(context: LoadContext): Promise<Loaded<LandingProps>> {
  const { view, params, content } = context
  const slug = params.lpSlug ?? ''
  const [answer, voucher] = await Promise.all([content.get(landing, { slug }), content.get(voucherTexts, {})])
  if (answer.state === 'absent') return { kind: 'notFound' }
  if (answer.state === 'unavailable' || answer.value === null) return { kind: 'unavailable' }
  const page = answer.value
  // Where there is no account there is nothing that a code could be added to (rulings 4.4).
  const asked = view.account.closed ? null : voucher.value
  return {
    kind: 'page',
    props: {
      view,
      page,
      html: prepareHtml(view, page.body).html,
      action: actionOf(view, page.target, asked),
      terms: markupOf(view, page.terms),
      voucher: asked,
    },
    head: {
      title: page.title,
      description: page.description,
      image: socialImage(view, page.socialImage),
    },
    alternates: await slugsElsewhere(context, page.id),
  }
}
