import type { BannerSection } from '../../shared/content/banner.ts'

/** Banner-tracking campaigns: their words are those of a landing page, their pictures those of a section (rulings 9). */
export const campaigns: readonly { code: string; landing: string; section: BannerSection; voucher?: true }[] = [
  { code: 'deal150', landing: 'deal-code', section: 'promotions', voucher: true },
  { code: 'welcome26', landing: 'welcome', section: 'home' },
  { code: 'new11', landing: 'new-this-month', section: 'newSlots' },
  { code: 'evenings', landing: 'live-evenings', section: 'liveCasino' },
]
