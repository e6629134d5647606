import { chromium } from '@playwright/test'
import { browserOptions } from '../../scripts/browser.ts'
import { expect, test } from '../support/fixture.ts'
import { at } from '../support/sites.ts'

test('a link that is pointed at is fetched ahead, an overlay’s is not, and the way back finds the page as it was left', async () => {
  // Playwright switches the cache of the way back off in its own browser.
  const browser = await chromium.launch({ ...browserOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const page = await browser.newPage()
    const ahead: string[] = []
    page.on('request', (request) => {
      if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname)
    })
    await page.goto(at('uk', '/privacy/'))
    await page.locator('a[data-hash]').first().hover()
    await page.locator('main').hover()
    const link = page.locator('footer a[href="/terms/"]').first()
    await link.hover()
    await expect.poll(() => ahead).toEqual(['/terms/'])
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await link.click()
    await expect(page).toHaveURL(at('uk', '/terms/'))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(at('uk', '/privacy/'))
    await expect(page.locator('html[data-left]')).toBeAttached()
  } finally {
    await browser.close()
  }
})
