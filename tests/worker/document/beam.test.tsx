import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { Beam } from '../../../worker/document/layout/Beam.tsx'
import { closedView } from '../../../worker/view/view.ts'
import { viewOf } from '../pages/support.ts'

/** Addresses of the beam's buttons, in their order. */
const addresses = (view: ReturnType<typeof viewOf>): string[] =>
  [...render(<Beam view={view} />).matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address)

test('the beam’s limits are set on the platform, and read about where no account may be opened', () => {
  const view = viewOf('sv')
  const [block, limits, self] = addresses(view)
  expect(block).toBe('https://www.spelpaus.se/')
  expect(limits).toBe(`${view.platformUrl}/deposit-limits/?brand_code=NSK&amp;culture=sv`)
  expect(self).toBe('/self-assessment-test/')
  expect(addresses(closedView(view))[1]).toMatch(/^https:\/\/www\.spelinspektionen\.se\//)
})

test('a market’s own pages and authorities stay addresses', () => {
  expect(addresses(viewOf('de-DE')).every((address) => address.startsWith('https://'))).toBe(true)
})
