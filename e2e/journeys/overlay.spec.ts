import type { Page } from '@playwright/test'
import { axeFaults } from '../../scripts/verify/axe-faults.ts'
import { expect, test } from '../support/fixture.ts'
import { at, visits } from '../support/sites.ts'

/** What of an open dialog is wider than the dialog. */
const sideways = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) => {
    const edge = dialog.getBoundingClientRect()
    const rows = [...dialog.querySelectorAll('*')].filter((element) => getComputedStyle(element).overflowX === 'auto')
    return [...dialog.querySelectorAll('*')]
      .filter((element) => !rows.some((row) => row !== element && row.contains(element)))
      .filter((element) => element.getBoundingClientRect().right > edge.right + 1)
      .map((element) => element.className || element.tagName)
  })

test('React is not loaded until a game is opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url())
  })
  await page.goto(at('uk', '/slots/'), { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  const before = scripts.length
  await page.locator('.game-card__info').first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})

test('focus stays inside an open game, forwards and backwards', async ({ page }) => {
  await page.goto(at('on', '/slots/'))
  await page.locator('.game-card__info').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    const inside = await page.evaluate(() => {
      const active = document.activeElement
      // The browser's own bar may hold the focus between two rounds; the page beneath may not.
      return active === document.body || active?.closest('dialog') !== null
    })
    expect(inside, key).toBe(true)
  }
})

test('a game that cannot be fetched says so, and another try shows it', async ({ page, faults }) => {
  test.setTimeout(60_000)
  faults.allow(/503/)
  let failing = true
  await page.route('**/api/*/games/**', (route) =>
    failing ? route.fulfill({ status: 503, json: { title: 'not now' } }) : route.continue(),
  )
  await page.goto(at('es', '/slots/'))
  await page.locator('.game-card__info').first().click()
  const dialog = page.getByRole('dialog')
  const again = dialog.locator('[data-part=again]')
  // Three tries with growing pauses come first (spec 8).
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  expect(await axeFaults(page)).toEqual([])
  failing = false
  await again.click()
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
})

test('a click beside the panel closes the game, and the page beneath has not moved', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(at('se', '/slots/'))
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await page.locator('.game-card__info').nth(8).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  const top = await page.evaluate(() => scrollY)
  await page.mouse.click(5, 450)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3)
})

test('another tab gets the game’s own page, and without script the link leads there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('de', '/slots/'))
  const href = await page.locator('.game-card__info').first().getAttribute('href')
  expect(href).toMatch(/^\/slots\/[a-z0-9-]+\/$/)
  const answer = await page.goto(at('de', href ?? ''))
  expect(answer?.status()).toBe(200)
  await context.close()
})

for (const { culture, url } of visits)
  test(`an open game in ${culture.id} is in its language and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url('slots/#gamepage/book-of-dead'))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Book of Dead' })).toBeVisible()
    if (culture.lang !== 'en')
      // Names of games are the same everywhere.
      expect(
        await dialog.evaluate((shown) => {
          for (const names of shown.querySelectorAll('.game-info__similar')) names.remove()
          return shown.textContent
        }),
      ).not.toMatch(/\b(the|and|with|your|by|close|loading|terms|produced)\b/i)
    expect(await axeFaults(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sideways(page)).toEqual([])
    await dialog.evaluate((shown) => shown.scrollTo(0, shown.scrollHeight))
    await expect(dialog.locator('[data-part=close]')).toBeInViewport({ ratio: 1 })
  })

test('where a tab is older than a deploy and its code is gone, the dialog says so and leads to the page', async ({
  page,
  faults,
}) => {
  faults.allow(/host\.|404|could not be loaded/)
  await page.route('**/assets/host.*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(at('uk', '/slots/'))
  const info = page.locator('.game-card__info').first()
  const address = await info.getAttribute('href')
  await info.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Open the page instead' }).click()
  await expect(page).toHaveURL(at('uk', address ?? ''))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('where even the router of overlays is gone, the link leads to its page at once; without a network the page says so', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/router\.|404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.route('**/assets/router.*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(at('uk', '/slots/'))
  const info = page.locator('.game-card__info').first()
  const address = await info.getAttribute('href')
  await info.click()
  await expect(page).toHaveURL(at('uk', address ?? ''))

  await page.unrouteAll()
  await page.goBack()
  await page.reload()
  // The page's own scripts are there before the network goes.
  await expect(page.getByRole('link', { name: 'Load more games' })).toBeVisible()
  await context.setOffline(true)
  await info.click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await dialog.locator('[data-part=again]').click()
  await expect(page.locator('dialog.overlay--game h2').first()).toBeVisible()
})
