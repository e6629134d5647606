import { expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { bannerSizesOf, gameBannerSizeOf } from '../../../shared/site/banner-sizes.ts'

test('banners have the usual sizes (spec 9)', () => {
  expect(bannerSizesOf({})).toEqual({
    desktop: { background: { width: 1920, height: 472 }, foreground: { width: 1920, height: 292 } },
    mobile: { background: { width: 750, height: 360 }, foreground: { width: 750, height: 360 } },
  })
  expect(gameBannerSizeOf({})).toEqual({ width: 750, height: 145 })
})

test('only Norrsken’s foreground on phones is lower, and its and Sternhaus’s game banners are higher', () => {
  const rows = Object.values(brands).map((brand) => [
    brand.name,
    bannerSizesOf(brand).mobile.foreground.height,
    gameBannerSizeOf(brand).height,
  ])
  expect(rows.filter(([, foreground, game]) => foreground !== 360 || game !== 145)).toEqual([
    ['Sternhaus', 360, 210],
    ['Norrsken', 250, 210],
  ])
})

test('a size of a brand’s own leaves the others as they are', () => {
  const sizes = bannerSizesOf({ bannerSizes: { desktop: { background: { width: 1600, height: 400 } } } })
  expect(sizes.desktop).toEqual({
    background: { width: 1600, height: 400 },
    foreground: { width: 1920, height: 292 },
  })
  expect(sizes.mobile.background).toEqual({ width: 750, height: 360 })
})
