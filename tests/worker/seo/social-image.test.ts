import { describe, expect, test } from 'vitest'
import { absolute, absoluteImage, socialImage } from '../../../worker/seo/social-image.ts'
import { brandImages } from '../../../worker/view/assets.ts'
import { createView } from '../../../worker/view/view.ts'
import { siteOf, viewOf } from './support/sites.ts'

const view = viewOf('de', 'de-DE')

describe('the picture of social tags (spec 9)', () => {
  test.each([
    ['/img/social/slots.webp', 'https://www.sternhaus.example/img/social/slots.webp'],
    [null, `https://www.sternhaus.example${brandImages('de').social}`],
    [undefined, `https://www.sternhaus.example${brandImages('de').social}`],
    ['', `https://www.sternhaus.example${brandImages('de').social}`],
  ])('of %s is %s', (path, url) => {
    expect(socialImage(view, path)).toEqual({ url, width: 1200, height: 630 })
  })

  test('an address of this site gets its origin, one of another keeps its own', () => {
    expect(absolute(view, '/slots/')).toBe('https://www.sternhaus.example/slots/')
    expect(absolute(view, 'https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp')
  })

  test('a picture that the CDN host serves is named by that host (rulings 9)', () => {
    const site = siteOf('de')
    const { domain } = site.brand
    const served = { ...site, brand: { ...site.brand, domain: { ...domain, internalImgCdnHost: 'cdn.example' } } }
    const [edition] = served.editions
    expect(absoluteImage(createView(served, edition, 1), '/img/a.webp')).toBe('https://cdn.example/img/a.webp')
    expect(absoluteImage(view, '/img/a.webp')).toBe('https://www.sternhaus.example/img/a.webp')
  })
})
