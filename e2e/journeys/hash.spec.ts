import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixture.ts'
import { at } from '../support/sites.ts'

const dialogs = (page: Page) => page.locator('dialog[open]')
const info = (page: Page, index = 0) => page.locator('.game-card__info').nth(index)

test('a link opens its overlay as a step of its own: closing steps back, and the focus returns to the link', async ({
  page,
}) => {
  await page.goto(at('uk', '/slots/'))
  const steps = await page.evaluate(() => history.length)
  await info(page, 2).click()
  await expect(page).toHaveURL(/#gamepage\/[a-z0-9-]+$/)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(at('uk', '/slots/'))
  await expect(info(page, 2)).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
  await page.goForward()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
})

test('a double click opens once, and two quick presses of Escape leave nothing behind', async ({ page }) => {
  await page.goto(at('es', '/slots/'))
  await info(page).dblclick()
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(at('es', '/slots/'))
})

test('a hash that is there on load opens; closing takes it off, and the focus goes to main', async ({ page }) => {
  await page.goto(at('de', '/'))
  await page.goto(at('de', '/slots/#gamepage/book-of-dead'))
  await expect(page.getByRole('heading', { name: 'Book of Dead' })).toBeVisible()
  await page.locator('[data-part=close]').click()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(at('de', '/slots/'))
  await expect(page.locator('#main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(at('de', '/'))
})

test('a reload over an open game opens it again, and closing still steps back', async ({ page }) => {
  await page.goto(at('uk', '/slots/'))
  await info(page, 1).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(at('uk', '/slots/'))
  await expect(dialogs(page)).toHaveCount(0)
})

test('a hash typed into the address bar opens and closes overlays', async ({ page }) => {
  await page.goto(at('on', '/slots/'))
  await page.evaluate(() => {
    location.hash = 'gamepage/thor'
  })
  await expect(page.getByRole('heading', { name: 'Thor' })).toBeVisible()
  await page.evaluate(() => {
    location.hash = 'gamepage/book-of-dead'
  })
  await expect(page.getByRole('heading', { name: 'Book of Dead' })).toBeVisible()
  await expect(dialogs(page)).toHaveCount(1)
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await expect(dialogs(page)).toHaveCount(0)
})

test('changes are published as typed events', async ({ page }) => {
  await page.goto(at('uk', '/slots/'))
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    addEventListener('marquee:overlays', ({ detail }) => {
      const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind).join(',')
      seen.push(`${kinds(detail.opened)}/${kinds(detail.closed)}/${kinds(detail.stack)}`)
    })
  })
  await info(page).click()
  await expect(dialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['game//game', '/game/'])
})

for (const [brand, path] of [
  ['uk', '/?gl=US#gamepage/book-of-dead'],
  ['uk', '/?gl=US#account/login'],
] as const)
  test(`over a blocked page nothing opens: ${path}`, async ({ page }) => {
    await page.goto(at(brand, path))
    await expect(page.locator('.blocking')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(dialogs(page)).toHaveCount(0)
  })
