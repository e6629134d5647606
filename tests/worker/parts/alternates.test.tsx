import { renderToStaticMarkup } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { LanguageSwitcher } from '../../../worker/document/layout/LanguageSwitcher.tsx'
import { alternatesOf, paramsElsewhere } from '../../../worker/parts/alternates.ts'
import { viewOf } from '../pages/support.ts'

describe('the same page in the other cultures of its domain', () => {
  test('is asked for in each of them, and not in its own', async () => {
    const asked: string[] = []
    const found = await paramsElsewhere(viewOf('en-GB'), async ({ id }) => {
      asked.push(id)
      return id === 'fr-CA' ? { promotionSlug: 'bienvenue' } : id === 'en-IE' ? { promotionSlug: 'welcome' } : null
    })
    expect(asked).toEqual(['en-ROW', 'en-IE', 'en-CA', 'en-NZ', 'fr-CA'])
    expect(found).toEqual({
      'en-ROW': null,
      'en-IE': { promotionSlug: 'welcome' },
      'en-CA': null,
      'en-NZ': null,
      'fr-CA': { promotionSlug: 'bienvenue' },
    })
    expect(alternatesOf(viewOf('en-GB').site, 'promotion', { promotionSlug: 'welcome' }, found)).toEqual({
      'en-GB': '/promotions/welcome/',
      'en-IE': '/en-IE/promotions/welcome/',
      'fr-CA': '/fr-CA/offres-promotionnelles/bienvenue/',
    })
  })

  test.each([
    ['ca', 'paymentVisa', {}, { frca: { paymentSlug: 'visa' } }],
    ['frca', 'payment', { paymentSlug: 'visa' }, { ca: { paymentSlug: 'visa' } }],
    ['ca', 'landing', { lpSlug: 'welcome' }, { frca: { lpSlug: 'bienvenue' } }],
    ['frca', 'landing', { lpSlug: 'bienvenue' }, { ca: { lpSlug: 'welcome' } }],
  ] as const)('is what the switcher of %s on %s %j leads to', (id, key, params, elsewhere) => {
    const view = viewOf(id)
    const paths = alternatesOf(view.site, key, params, elsewhere)
    const html = renderToStaticMarkup(<LanguageSwitcher view={view} routeKey={key} paths={paths} />)
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual(
      key === 'landing'
        ? ['/lp/welcome/', '/frca/lp/bienvenue/']
        : ['/payment-methods/visa/', '/frca/payment-methods/visa/'],
    )
  })

  test('that a culture lacks is the nearest page above it for the switcher', () => {
    const view = viewOf('ca')
    const html = renderToStaticMarkup(
      <LanguageSwitcher view={view} routeKey="blogPost" paths={{ ca: '/blog/strategy/odds/' }} />,
    )
    expect(html).toContain('href="/frca/"')
  })

  test('stands under the master route where that culture has no page of its own for it', () => {
    const { site } = viewOf('frca')
    expect(alternatesOf(site, 'paymentVisa', {}, {})).toEqual({
      ca: '/payment-methods/visa/',
      frca: '/frca/payment-methods/visa/',
    })
  })
})
