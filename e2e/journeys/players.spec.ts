import { axeFaults } from '../../scripts/verify/axe-faults.ts'
import { expect, test } from '../support/fixture.ts'
import { fillForm, onPlatform, password, registerInBritain } from '../support/players.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a player registers, plays within limits, logs out and comes back', async ({ page }) => {
    const email = `plain-${Date.now()}@example.com`
    await page.goto(onPlatform('uk', '/register/?culture=en-GB&game=book-of-dead'))
    await registerInBritain(page, page.context(), email)
    await expect(page.locator('h1')).toHaveText('Hello, Wren')
    await expect(page.locator('#game')).toHaveText('Book of Dead')
    await page.locator('[name=amount]').fill('60')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.locator('#amount-fault')).toContainText('weekly deposit limit')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('status')).toContainText('logged out')
    await page.goto(onPlatform('uk', '/play/?culture=en-GB'))
    await fillForm(page, { loginname: email, password })
    await expect(page.locator('h1')).toHaveText('Hello, Wren')
  })
})

test('what is wrong in a form is said beside its field, and read first', async ({ page }) => {
  await page.goto(onPlatform('de', '/register/?culture=de-DE'))
  await fillForm(page, { email: 'keine', password: 'kurz' })
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page.locator('#email')).toBeFocused()
  await expect(page.locator('#email')).toHaveAccessibleDescription(/E-Mail-Adresse/)
})

for (const [brand, culture] of [
  ['uk', 'en-GB'],
  ['de', 'de-DE'],
  ['se', 'sv'],
  ['es', 'es'],
  ['on', 'frca'],
] as const)
  test(`the forms of ${culture} pass axe and fit a phone of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/login/', '/register/', '/forgot-password/']) {
      await page.goto(onPlatform(brand, `${path}?culture=${culture}`))
      expect(await axeFaults(page, { frameless: true })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })
