import { gzipSync } from 'node:zlib'
import { expect, test } from '../support/fixture.ts'
import { at } from '../support/sites.ts'

test('a game opens over the page, keeps it, and gives focus back', async ({ page }) => {
  await page.goto(at('uk', '/slots/'))
  const info = page.locator('.game-card__info').nth(2)
  await info.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page).toHaveURL(/#gamepage\/[a-z0-9-]+$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/slots\/$/)
  await expect(info).toBeFocused()
})

test('the back button closes a game, a hash on load opens one and leaves focus on main', async ({ page }) => {
  await page.goto(at('de', '/slots/'))
  await page.locator('.game-card__info').first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('about:blank')
  await page.goto(at('de', '/slots/#gamepage/thor'))
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Thor' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
})

test('an unknown game is said to be unknown, without a retry', async ({ page, faults }) => {
  faults.allow(/404/)
  await page.goto(at('uk', '/slots/#gamepage/no-such-game'))
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('We do not have this game.')
})

test('a page nobody touches loads no React and at most 8 KB of script', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(await answer.text())
  })
  await page.goto(at('uk', '/'), { waitUntil: 'networkidle' })
  const inline = await page.locator('script:not([src]):not([type])').allTextContents()
  const all = [...scripts, ...inline]
  expect(all.join('')).not.toContain('react')
  expect(all.reduce((bytes, text) => bytes + gzipSync(text).byteLength, 0)).toBeLessThanOrEqual(8 * 1024)
  const html = await page.evaluate(async () => (await fetch('/')).text())
  expect(gzipSync(html).byteLength).toBeLessThanOrEqual(45 * 1024)
})

test('the consent default stands before anything else', async ({ page }) => {
  await page.goto(at('uk', '/'))
  const first = await page.evaluate(() => Array.from(Reflect.get(window, 'dataLayer')[0] as ArrayLike<unknown>))
  expect(first).toEqual([
    'consent',
    'default',
    expect.objectContaining({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      wait_for_update: 500,
    }),
  ])
})

test('the cookie notice is answered once and can be reopened', async ({ page, context }) => {
  await page.goto(at('es', '/'))
  const notice = page.locator('.consent')
  await expect(notice).toBeVisible()
  await notice.locator('button[value=reject]').click()
  await expect(notice).toBeHidden()
  expect((await context.cookies()).find(({ name }) => name === 'xconsent')?.value).toBe('1000')
  await page.reload()
  await expect(notice).toBeHidden()
  await page.locator('[data-consent-open]').click()
  await expect(notice).toBeVisible()
  await notice.locator('input[name=tracking]').check()
  await notice.locator('button[value=save]').click()
  await expect(notice).toBeHidden()
  expect((await context.cookies()).find(({ name }) => name === 'xconsent')?.value).toBe('1010')
})

test('a blocked visitor sees the screen and no cookie notice; Ontario can be cleared', async ({ page }) => {
  await page.goto(at('uk', '/?gl=US'))
  await expect(page.locator('.blocking')).toBeVisible()
  await expect(page.locator('.consent')).toHaveCount(0)
  await page.goto(at('uk', '/en-CA/?gl=CA-ON'))
  await page.getByRole('button', { name: 'I am not in Ontario' }).click()
  await expect(page.locator('.blocking')).toHaveCount(0)
  await expect(page).toHaveURL(/\/en-CA\/\?gl=CA-ON$/)
})

test('amounts change to the currency of the visitor’s country', async ({ page }) => {
  await page.goto(at('uk', '/slots/book-of-dead/?gl=IE'))
  await expect(page.locator('.game-facts data').first()).toContainText('€')
})

test('the bare home page suggests the visitor’s own culture, and remembers what they say', async ({
  page,
  context,
}) => {
  await page.goto(at('uk', '/?gl=IE'))
  const bar = page.locator('.suggestion[data-for="en-IE"]')
  await expect(bar).toBeVisible()
  await bar.getByRole('link').click()
  await expect(page).toHaveURL(/\/en-IE\/\?gl=IE$/)
  expect((await context.cookies()).find(({ name }) => name === 'xtcl')?.value).toBe('en-IE')
  await page.goto(at('uk', '/'))
  await expect(page).toHaveURL(/\/en-IE\/$/)
  await context.clearCookies()
  await page.goto(at('uk', '/?gl=IE'))
  await bar.getByRole('button').click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(bar).toBeHidden()
})

test('the language switcher leads to the same page in the other language, and its query with it: a deal’s link asks for the code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(at('on', '/slots/new/?bt=deal150'))
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/frca\/slots\/new\/\?bt=deal150$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await page.goto(at('on', '/frca/'))
  await page.locator('a[data-bt=cta][data-hash=voucher]:visible').first().click()
  await expect(page.locator('dialog.overlay--voucher input')).toBeVisible()
})

test('the menu opens, marks the body, and closes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(at('se', '/'))
  await page.locator('.mobile-bar button').click()
  await expect(page.locator('#site-menu')).toBeVisible()
  await expect(page.locator('body')).toHaveClass(/menu-open/)
  await page.keyboard.press('Escape')
  await expect(page.locator('#site-menu')).toBeHidden()
  await expect(page.locator('body')).not.toHaveClass(/menu-open/)
})

test('the first Tab leads to the skip link, and it to the content', async ({ page }) => {
  await page.goto(at('de', '/'))
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a choice of cookies, paging and the menu work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(at('es', '/slots/'))
    await page.locator('.consent button[value=accept]').click()
    await expect(page).toHaveURL(/\/slots\/$/)
    await expect(page.locator('.consent')).toBeHidden()
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await page.locator('.mobile-bar button').click()
    await expect(page.locator('#site-menu')).toBeVisible()
  })
})
