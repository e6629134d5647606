import { type PromotionCard, promotionTemplates } from '../../../shared/content/promotion.ts'

/** A named state of a part. */
export interface Sample<Value> {
  readonly state: string
  readonly value: Value
}

const dayMs = 86_400_000
const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)

/** A promotion of the brand in every template and every state that a list shows. */
export function promotionSamples(of: PromotionCard, now: Date): readonly Sample<PromotionCard>[] {
  const running = { ...of, state: 'active', starts: dayAfter(now, -30), ends: null } as const
  return [
    ...promotionTemplates.map((template) => ({
      state: `${template}, running`,
      value: { ...running, id: template, template, figure: template === 'calendar' ? '24' : '£2,000' },
    })),
    { state: 'ends in 3 days', value: { ...running, id: 'soon', ends: dayAfter(now, 3) } },
    { state: 'without a figure', value: { ...running, id: 'plain', figure: null } },
    { state: 'without a picture', value: { ...running, id: 'bare', figure: null, picture: null } },
    { state: 'ended', value: { ...running, id: 'ended', state: 'expired', ends: dayAfter(now, -2) } },
  ]
}
