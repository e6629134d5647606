import { renderToStaticMarkup } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { promotionCardSchema, promotionTemplates } from '../../../shared/content/promotion.ts'
import { Gallery } from '../../../worker/routes/gallery/Gallery.tsx'
import { promotionSamples } from '../../../worker/routes/gallery/samples.ts'
import { promotionCard } from '../../shared/content/whole-answers.ts'
import { viewOf } from '../pages/support.ts'

const now = new Date('2026-11-22T12:00:00Z')
const promotion = promotionCardSchema.parse(promotionCard)

test('promotions are there in every template, dated, plain and ended', () => {
  const samples = promotionSamples(promotion, now)
  expect(new Set(samples.map(({ value }) => value.template))).toEqual(new Set(promotionTemplates))
  expect(samples.map(({ value }) => value.ends)).toContain('2026-11-25')
  expect(samples.map(({ value }) => value.state)).toContain('expired')
})

describe.each(['en-GB', 'de-DE', 'sv', 'es', 'ca'] as const)('the gallery in %s', (culture) => {
  const html = renderToStaticMarkup(
    <Gallery view={viewOf(culture)} banner={null} games={[]} promotion={promotion} brands={[]} now={now} />,
  )

  test('shows each kind of failure and each screen of a place that is not served', () => {
    expect(html.match(/class="error-page"/g)).toHaveLength(7)
    expect(html.match(/class="blocking"/g)?.length).toBeGreaterThanOrEqual(3)
  })

  test('is found by no search engine', () => {
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})
