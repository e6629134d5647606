import type { Page } from '@playwright/test'
import { axeFaults } from '../../scripts/verify/axe-faults.ts'
import { expect, test } from '../support/fixture.ts'
import { at, visits } from '../support/sites.ts'

const frame = (page: Page) => page.frameLocator('dialog.overlay--account iframe')
const popup = (page: Page) => page.locator('dialog.overlay--account')

test('log in opens the platform’s own form in the popup, and closing gives the focus back', async ({ page }) => {
  await page.goto(at('uk', '/'))
  const link = page.locator('.site-header [data-hash="account/login"]:visible')
  await link.click()
  await expect(frame(page).locator('input[type=password]')).toBeVisible()
  await expect(page).toHaveURL(/#account\/login$/)
  await popup(page).locator('[data-part=close]').click()
  await expect(popup(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('pay and play goes to the platform without a popup of its own', async ({ page }) => {
  await page.goto(at('se', '/#account/register'))
  await expect(page).toHaveURL(/^http:\/\/play\.se\.localhost:\d+\//)
})

test('blocked with login: log in opens over the screen, registering does not', async ({ page }) => {
  // A place that nobody has asked about may come too late for the first page (rulings 4.2).
  await expect(async () => {
    await page.goto('about:blank')
    await page.goto(at('uk', '/?gl=NL#account/register'))
    await expect(page.locator('.blocking')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(popup(page)).toHaveCount(0)
  await page.locator('.blocking [data-hash="account/login"]:visible').click()
  await expect(frame(page).locator('input[type=password]')).toBeVisible()
})

test('privacy and terms are read without leaving the page', async ({ page }) => {
  for (const mode of ['privacy', 'terms']) {
    await page.goto(at('de', '/'))
    await page.goto(at('de', `/#account/${mode}`))
    await expect(popup(page).locator('.prose p').nth(3)).toBeVisible()
  }
})

for (const { culture, url } of visits.filter(({ culture }) => ['en-GB', 'de-DE', 'es', 'frca'].includes(culture.id)))
  test(`the popup in ${culture.id} holds its form and axe finds nothing`, async ({ page }) => {
    await page.goto(url('#account/login'))
    await expect(frame(page).locator('input[type=password]')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })
