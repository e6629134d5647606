import { brandIds } from '../../brands/registry.ts'
import { axeFaults } from '../../scripts/verify/axe-faults.ts'
import { englishOn } from '../support/english.ts'
import { expect, test } from '../support/fixture.ts'
import { at, samples } from '../support/sites.ts'

const symbols = { GBP: '£', EUR: '€', CAD: '$', NZD: '$', SEK: 'kr' } as const
const pages = ['', 'slots/', 'slots/book-of-dead/'] as const

for (const { culture, name, url } of samples)
  test(`home, category and game speak ${culture.id}`, async ({ page }) => {
    for (const path of pages) {
      const answer = await page.goto(url(path))
      expect(answer?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', culture.htmlLang)
      await expect(page).toHaveTitle(/\S.{10,}/)
      await expect(page.locator('.site-header__logo')).toHaveAccessibleName(new RegExp(name))
      await expect(page.locator('h1')).toHaveCount(1)
      if (culture.lang !== 'en') {
        expect(await englishOn(page)).toEqual([])
      }
    }
    const symbol = symbols[culture.currency as keyof typeof symbols]
    await expect(page.locator('.game-facts').first()).toContainText(symbol)
  })

// Brands differ in their colours, widths in what is where: each brand is looked at on a phone, one of them wide as well.
// `npm run verify` looks at every culture in both widths.
for (const [index, brand] of brandIds.entries())
  for (const width of index === 0 ? [390, 1280] : [390])
    test(`axe finds nothing on ${brand} at ${width} px`, async ({ page, faults }) => {
      // The not-found page is asked for on purpose.
      faults.allow(/404/)
      await page.setViewportSize({ width, height: 900 })
      const paths = ['/', '/slots/book-of-dead/', ...(index === 0 ? ['/slots/', '/no-such-page/'] : [])]
      for (const path of paths) {
        await page.goto(at(brand, path))
        expect(await axeFaults(page)).toEqual([])
      }
    })

test.use({ viewport: { width: 320, height: 700 } })
test('nothing scrolls sideways at 320 px', async ({ page }) => {
  for (const { url } of samples)
    for (const path of pages) {
      await page.goto(url(path))
      expect(await page.evaluate(() => document.documentElement.scrollWidth), url(path)).toBeLessThanOrEqual(320)
    }
})

test('a name of 120 letters without a space stays in its box at 320 px', async ({ page }) => {
  for (const path of [
    '/',
    '/slots/book-of-dead/',
    '/promotions/',
    '/promotions/welcome/',
    '/payment-methods/',
    '/winners/',
    '/features/deposit-limits/',
    '/blog/',
    '/help/',
  ]) {
    await page.goto(at('uk', path))
    const widest = await page.evaluate(() => {
      const names =
        'h1, h2, h3, h3 a, h2 a, summary, .game-card__name, .game-card__provider, .winner__game a, tbody th a'
      for (const name of document.querySelectorAll('main')[0]?.querySelectorAll(names) ?? [])
        if (name.childElementCount === 0) name.textContent = 'x'.repeat(120)
      return document.documentElement.scrollWidth
    })
    expect(widest, path).toBeLessThanOrEqual(320)
  }
})
