import { describe, expect, test } from 'vitest'
import { brandIds } from '../../../brands/registry.ts'
import { webManifest } from '../../../worker/seo/manifest.ts'
import { brandImages, screenshots } from '../../../worker/view/assets.ts'
import { siteOf, viewOf } from './support/sites.ts'

const images = brandImages('uk')
const every = brandIds.flatMap((brand) => siteOf(brand).editions.map(({ culture }) => ({ brand, culture: culture.id })))

describe('the web app manifest of a culture (quality 7.1)', () => {
  test('names the app, its marks in four shapes and its shortcuts', () => {
    const view = viewOf('uk', 'en-IE')
    const marked = { icons: [{ src: images.icon192, sizes: '192x192', type: 'image/png', purpose: 'any' }] }
    expect(webManifest(view)).toEqual({
      id: '/',
      name: 'Starling Casino',
      short_name: 'Starling Casino',
      description: view.t('home.description', { brand: 'Starling Casino' }),
      lang: 'en-IE',
      dir: 'ltr',
      start_url: '/en-IE/',
      scope: '/',
      display: 'standalone',
      theme_color: '#1d1029',
      background_color: '#150b1f',
      categories: ['games', 'entertainment'],
      icons: [
        { src: images.icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: images.icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: images.maskable192, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: images.maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Slots', url: '/en-IE/slots/', ...marked },
        { name: 'Promotions', url: '/en-IE/promotions/', ...marked },
        { name: 'Search', url: '/en-IE/search/', ...marked },
        { name: 'Help', url: '/en-IE/help/', ...marked },
      ],
      screenshots: expect.anything(),
    })
  })

  test('no shortcut leads to promotions where the market hides links to them (rulings 3.12)', () => {
    expect(webManifest(viewOf('se', 'sv')).shortcuts.map(({ url }) => url)).toEqual(['/slots/', '/search/', '/help/'])
  })

  test.each(every)('is one app for all cultures of a domain: $brand $culture', ({ brand, culture }) => {
    const view = viewOf(brand, culture)
    const manifest = webManifest(view)
    expect(manifest).toMatchObject({ id: '/', scope: '/', lang: view.culture.htmlLang, start_url: view.href('home') })
    for (const { url } of manifest.shortcuts) expect(url.startsWith(view.href('home') ?? '?')).toBe(true)
  })

  test.each(every)('shows the pictures that were taken of its home, one for each shape: $brand $culture', (row) => {
    const view = viewOf(row.brand, row.culture)
    const taken = screenshots(row.brand, row.culture)
    const label = view.t('home.title')
    expect(webManifest(view).screenshots).toEqual(
      taken === undefined
        ? []
        : [
            { ...taken.narrow, type: 'image/webp', form_factor: 'narrow', label },
            { ...taken.wide, type: 'image/webp', form_factor: 'wide', label },
          ],
    )
  })
})
