import type { Page } from '@playwright/test'
import { axeFaults } from '../../scripts/verify/axe-faults.ts'
import { expect, test } from '../support/fixture.ts'

const platformPort = Number(process.env.E2E_PLATFORM_PORT ?? Number(process.env.E2E_PORT ?? 8797) + 1)
const at = (brand: string, path: string): string => `http://play.${brand}.localhost:${platformPort}${path}`

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('main form button[type=submit]').first().click()
}

/** An account by the plain forms: the code is read where local runs show their mails. */
async function openAccount(page: Page, email: string): Promise<void> {
  await page.goto(at('uk', '/register/?culture=en-GB&game=book-of-dead'))
  await fill(page, { email, password: 'quiet murmuration at dusk' })
  await expect(page.locator('h1')).toHaveText('Confirm your email address')
  const outbox = await page.context().newPage()
  await outbox.goto(at('uk', '/outbox/?culture=en-GB'))
  const mail = outbox.locator('.mail').filter({ hasText: email }).first()
  const code = /\b(\d{6})\b/.exec((await mail.textContent()) ?? '')?.[1] ?? ''
  await outbox.close()
  await fill(page, { code })
  await fill(page, {
    fname: 'Wren',
    lname: 'Harlow',
    date_of_birth_day: '4',
    date_of_birth_month: '7',
    date_of_birth_year: '1988',
    mobile: '07700 900123',
  })
  await fill(page, { address: '14 Roost Lane', city: 'Brighton', postcode: 'BN1 9ZZ' })
  await fill(page, { limit_weekly: '50' })
  for (const name of ['over_18', 'terms_accepted', 'gdpr']) await page.locator(`[name=${name}]`).check()
  await fill(page, {})
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a player registers, plays within limits, logs out and comes back', async ({ page }) => {
    const email = `plain-${Date.now()}@example.com`
    await openAccount(page, email)
    await expect(page.locator('h1')).toHaveText('Hello, Wren')
    await expect(page.locator('#game')).toHaveText('Book of Dead')
    await page.locator('[name=amount]').fill('60')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.locator('#amount-fault')).toContainText('weekly deposit limit')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('status')).toContainText('logged out')
    await page.goto(at('uk', '/play/?culture=en-GB'))
    await fill(page, { loginname: email, password: 'quiet murmuration at dusk' })
    await expect(page.locator('h1')).toHaveText('Hello, Wren')
  })
})

test('what is wrong in a form is said beside its field, and read first', async ({ page }) => {
  await page.goto(at('de', '/register/?culture=de-DE'))
  await fill(page, { email: 'keine', password: 'kurz' })
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
      await page.goto(at(brand, `${path}?culture=${culture}`))
      expect(await axeFaults(page, { frameless: true })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })
