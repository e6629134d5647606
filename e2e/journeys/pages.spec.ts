import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/fixture.ts'
import { at, visits } from '../support/sites.ts'

/** Words that only English has, and that no proper name holds. */
const english = /\b(the|and|with|your|our|of|games|terms|please|see all|about|search|help)\b/i
const symbols = { GBP: '£', EUR: '€', CAD: '$', NZD: '$', SEK: 'kr' } as const
const pages = ['', 'slots/', 'slots/book-of-dead/'] as const

for (const { culture, name, url } of visits)
  test(`home, category and game speak ${culture.id}`, async ({ page }) => {
    for (const path of pages) {
      const answer = await page.goto(url(path))
      expect(answer?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', culture.htmlLang)
      await expect(page).toHaveTitle(/\S.{10,}/)
      await expect(page.locator('.site-header__logo')).toHaveAttribute('aria-label', new RegExp(name))
      await expect(page.locator('h1')).toHaveCount(1)
      if (culture.lang !== 'en') {
        // Names of games and studios are the same in every language.
        const words = await page.evaluate(() => {
          const named = ['.game-card__name', '.game-card__provider', '.game-page h1', '.game-page__provider']
          const names = [...document.querySelectorAll(named.join())].map((element) => element.textContent ?? '')
          for (const element of document.querySelectorAll('.footer-licence, .language-switcher, .site-footer__end p'))
            element.remove()
          return (
            names
              .sort((a, b) => b.length - a.length)
              // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
              .reduce((text, name) => text.replaceAll(name, ''), document.body.innerText)
          )
        })
        expect(words.match(english)?.[0]).toBeUndefined()
      }
    }
    const symbol = symbols[culture.currency as keyof typeof symbols]
    await expect(page.locator('.game-facts').first()).toContainText(symbol)
  })

for (const brand of ['uk', 'de', 'se', 'es', 'on'] as const)
  for (const width of [390, 1280] as const)
    test(`axe finds nothing on ${brand} at ${width} px`, async ({ page, faults }) => {
      // The not-found page is asked for on purpose.
      faults.allow(/404/)
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/slots/', '/slots/book-of-dead/', '/no-such-page/']) {
        await page.goto(at(brand, path))
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
      }
    })

test.use({ viewport: { width: 320, height: 700 } })
test('nothing scrolls sideways at 320 px', async ({ page }) => {
  for (const { url } of visits)
    for (const path of pages) {
      await page.goto(url(path))
      expect(await page.evaluate(() => document.documentElement.scrollWidth), url(path)).toBeLessThanOrEqual(320)
    }
})
