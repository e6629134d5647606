import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/fixture.ts'
import { at } from '../support/sites.ts'

const allow = (context: BrowserContext) => context.addCookies([{ name: 'xconsent', value: '1100', url: at('uk', '/') }])
const row = (page: Page) => page.locator('.favourites')
const names = (page: Page) => row(page).locator('.game-card__name').allTextContents()

test('a heart in the overlay and on the page puts the game into a row on home, the latest first', async ({
  page,
  context,
}) => {
  await allow(context)
  await page.goto(at('uk', '/slots/#gamepage/book-of-dead'))
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
  await page.goto(at('uk', '/slots/thor/'))
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await page.goto(at('uk', '/'))
  await expect(row(page).getByRole('heading', { name: 'Your favourites' })).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Thor', 'Book of Dead'])
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect.poll(() => seen.locator('.game-card__name').allTextContents()).toEqual(['Thor', 'Book of Dead'])
  await row(page).locator('.game-card__info').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from favourites' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => names(page)).toEqual(['Book of Dead'])
})

test('the row has its room before its cards have come: nothing moves', async ({ page, context }) => {
  await allow(context)
  await page.goto(at('uk', '/slots/thor/'))
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await page.route('**/game-cards/**', async (route) => {
    await new Promise((done) => setTimeout(done, 800))
    await route.continue()
  })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(at('uk', '/'))
    const next = page.locator('.favourites + .game-group')
    const before = await next.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    await expect.poll(() => names(page)).toEqual(['Thor'])
    const after = await next.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    expect(after).toBe(before)
    const overflow = await row(page)
      .locator('.kept-games__cards')
      .evaluate((list) => list.scrollHeight - list.clientHeight)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test('without consent nothing is stored, and the visitor is told', async ({ page }) => {
  await page.goto(at('uk', '/slots/#gamepage/book-of-dead'))
  await page.getByRole('button', { name: 'Add to favourites' }).click()
  await expect(page.locator('.favourite__note').last()).toContainText('until you leave this page')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove from favourites' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto(at('uk', '/'))
  await expect(row(page)).toBeHidden()
  await expect(page.locator('.recent')).toBeHidden()
})

test('the row shows every game that was kept', async ({ page, context }) => {
  await allow(context)
  await page.goto(at('uk', '/slots/'))
  const kept = await page
    .locator('.game-grid .game-card__link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-2)))
  expect(kept.length).toBeGreaterThan(12)
  await page.evaluate((slugs) => localStorage.setItem('favouriteGames', slugs), kept.join(' '))
  await page.goto(at('uk', '/'))
  await expect.poll(async () => (await names(page)).length).toBe(kept.length)
})

test('a game that is no longer offered is left out', async ({ page, context }) => {
  await allow(context)
  await page.goto(at('uk', '/about-us/'))
  await page.evaluate(() => localStorage.setItem('favouriteGames', 'gone-for-good thor'))
  await page.goto(at('uk', '/'))
  await expect.poll(() => names(page)).toEqual(['Thor'])
})

test('similar games take the place of the one that is shown, and one step back closes', async ({ page }) => {
  await page.goto(at('uk', '/slots/'))
  await page.locator('.game-card__info').first().click()
  const dialog = page.getByRole('dialog')
  const heading = dialog.getByRole('heading', { level: 2 })
  const first = await heading.textContent()
  const similar = dialog.locator('.game-info__similar a').first()
  const name = await similar.locator('.game-info__similar-name').textContent()
  await similar.click()
  await expect(heading).toHaveText(name ?? '')
  expect(name).not.toBe(first)
  await page.goBack()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})
