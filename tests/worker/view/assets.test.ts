import { describe, expect, test } from 'vitest'
import { brandIds, brands } from '../../../brands/registry.ts'
import { cultureIds } from '../../../shared/site/ids.ts'
import { brandImages, clientTexts, fonts, screenshots, stylesheet } from '../../../worker/view/assets.ts'
import { earlyHints } from '../../../worker/view/early-hints.ts'

const named = (path: string, kind: string): void =>
  expect(path).toMatch(new RegExp(`^/assets/.+\\.[0-9a-z]{8,}\\.${kind}$`, 'i'))

describe('files of the build are named by their content', () => {
  test.each(brandIds)('of %s', (brand) => {
    named(stylesheet(brand), 'css')
    expect(stylesheet(brand)).toContain(`/${brand}.`)
    const images = brandImages(brand)
    named(images.logo, 'svg')
    named(images.icon192, 'png')
    named(images.social, 'webp')
  })

  test.each(cultureIds)('texts of %s', (culture) => {
    named(clientTexts(culture), 'json')
    expect(clientTexts(culture)).toContain(culture)
  })
})

test('pictures of home were taken of every brand in every culture', () => {
  for (const { id, domain } of Object.values(brands))
    for (const culture of domain.cultures) expect(screenshots(id, culture)?.narrow.sizes).toMatch(/^\d+x\d+$/)
})

test.each(brandIds)(
  'the network is told what pages of %s cannot be painted without, as their head says it',
  (brand) => {
    const named = [...earlyHints(brand).matchAll(/<([^>]+)>; rel=preload; as=(\w+)/g)].map(([, path, as]) => [path, as])
    expect(named).toEqual([
      [stylesheet(brand), 'style'],
      [fonts(brand).text, 'font'],
      [fonts(brand).display, 'font'],
    ])
  },
)
