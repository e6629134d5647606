import type { Content } from '../../content/content.ts'
import { paymentOptions } from '../../content/feeds/payments.ts'
import { settings } from '../../content/feeds/texts.ts'
import type { View } from '../../view/view.ts'
import type { FooterContent } from './FooterExtras.tsx'

const none: FooterContent['payments'] = []

/** Asks for what the footer shows of the content API; null where the market or a lean page shows only the strip. */
export async function loadFooter(view: View, content: Content, lean: boolean): Promise<FooterContent | null> {
  if (lean || view.market.rules.footer === 'strip') return null
  const [payments, texts] = await Promise.all([content.get(paymentOptions, {}), content.get(settings, {})])
  return { payments: payments.value ?? none, texts: texts.value }
}
