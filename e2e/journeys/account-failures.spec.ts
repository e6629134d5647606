import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixture.ts'
import { at } from '../support/sites.ts'

const frame = (page: Page) => page.frameLocator('dialog.overlay--account iframe')
const popup = (page: Page) => page.locator('dialog.overlay--account')
/** The link to log in that this visitor sees. */
const logInLink = (page: Page) => page.locator('.site-header [data-hash="account/login"]:visible').first()

test('a widget that cannot be had says so, leads to its page, and another try works', async ({ page, faults }) => {
  faults.allow(/widget|503/)
  let failing = true
  await page.route('**/widget/config.js*', (route) => (failing ? route.fulfill({ status: 503 }) : route.continue()))
  await page.goto(at('uk', '/'))
  await page.locator('.site-header [data-hash="account/login"]:visible').click()
  await expect(popup(page).getByRole('alert')).toBeVisible()
  await expect(popup(page).getByRole('link', { name: 'Open the page instead' })).toHaveAttribute('href', /\/login\//)
  failing = false
  await popup(page).getByRole('button', { name: 'Try again' }).click()
  await expect(frame(page).locator('input[type=password]')).toBeVisible()
})

test('a login that loses the network says so, keeps what was typed, and works again', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|login/)
  await page.goto(at('uk', '/'))
  await logInLink(page).click()
  const form = frame(page)
  await form.locator('[name=loginname]').fill('wren')
  await form.locator('[name=password]').fill('wrong')
  await page.route(/\/login\//, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.locator('[name=loginname]')).toHaveValue('wren')
  await page.unroute(/\/login\//)
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByRole('alert')).toContainText('isn’t right')
  // Escape inside the frame closes the popup, and the focus returns.
  await form.locator('[name=loginname]').press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(logInLink(page)).toBeFocused()
})

test('a widget that comes late takes the place of the message that it did not come', async ({ page, faults }) => {
  faults.allow(/widget/)
  await page.clock.install()
  let answer: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/widget\/\?/, async (route) => {
    await late
    await route.continue()
  })
  await page.goto(at('uk', '/'))
  await logInLink(page).click()
  await expect(popup(page).locator('iframe')).toBeAttached()
  await page.clock.fastForward(9000)
  await expect(popup(page).getByRole('alert')).toBeVisible()
  answer()
  await expect(popup(page).getByRole('alert')).toBeHidden()
  await expect(frame(page).locator('[name=password]')).toBeVisible()
})
