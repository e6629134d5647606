import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixture.ts'
import { at } from '../support/sites.ts'

/** Waits until the service worker of the page's host is installed, and opens the page again under it. */
async function underWorker(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith('-pages'))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

test('a visited page opens without a network, another one says so in the culture’s language', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|failed: /)
  await underWorker(page, at('on', '/frca/'))
  // With all that it fetches: what is still on its way when the network goes is lost.
  await page.goto(at('on', '/frca/slots/'), { waitUntil: 'networkidle' })
  await expect.poll(() => keptPages(page)).toContain('/frca/slots/')
  await context.setOffline(true)
  await page.goto(at('on', '/frca/slots/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines à sous')
  await page.goto(at('on', '/frca/casino/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors ligne')
  await context.setOffline(false)
  await page.locator('.error-page').getByRole('link').first().click()
  await expect(page.locator('.error-page')).toHaveCount(0)
  await expect(page).toHaveURL(at('on', '/frca/casino/'))
})

test('nothing is kept of a restricted page, a preview or a search', async ({ page, faults }) => {
  faults.allow(/404/)
  await underWorker(page, at('uk', '/'))
  await page.goto(at('uk', '/slots/'))
  await expect.poll(() => keptPages(page)).toContain('/slots/')
  await page.goto(at('uk', '/slots/?gl=FR'))
  await page.goto(at('uk', '/search/?q=thor'))
  await page.goto(at('uk', '/preview/game/thor/'))
  await page.goto(at('uk', '/bingo/'))
  await expect.poll(() => keptPages(page)).toContain('/bingo/')
  const kept = await keptPages(page)
  expect(kept).not.toContain('/search/')
  expect(kept).not.toContain('/preview/game/thor/')
  expect(await page.evaluate(() => caches.match('/slots/?gl=FR').then((found) => found === undefined))).toBe(true)
})
