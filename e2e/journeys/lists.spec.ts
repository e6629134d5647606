import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixture.ts'
import { at } from '../support/sites.ts'

const cards = (page: Page) => page.locator('.game-grid > li')

const list = at('de', '/slots/')
/** A category of few pages. */
const short = at('de', '/slots/megaways/')

test('a list grows where the reader is, and says how far it has come', async ({ page }) => {
  await page.goto(list)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  const paging = page.getByRole('navigation', { name: 'Seiten' })
  const more = paging.getByRole('link', { name: 'Weitere Spiele laden' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(48)
  await expect(paging.getByRole('status')).toHaveText(/^48 von \d+ Spielen$/)
  await expect(more).toBeFocused()
  await expect(page).toHaveURL(list)
  const names = await cards(page).allInnerTexts()
  expect(new Set(names).size).toBe(48)

  // As long as it was, and at the same place, after a reload and on the way back.
  const foot = page.locator('.site-footer')
  await foot.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))))
  const top = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    return scrollY
  })
  await page.reload()
  await expect(cards(page)).toHaveCount(48)
  expect(await cards(page).allInnerTexts()).toEqual(names)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('the arrows of a row move it by what is seen, and there is none where it ends', async ({ page }) => {
  await page.goto(at('de', '/'))
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  const slider = page.locator('.game-group__slider:visible').first()
  const row = slider.getByRole('list')
  const back = slider.getByRole('button', { name: /^Vorherige Spiele/ })
  const on = slider.getByRole('button', { name: /^Weitere Spiele/ })
  await slider.hover()
  await expect(back).toBeHidden()
  await on.click()
  const seen = await row.evaluate(({ clientWidth }) => clientWidth)
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(seen / 2)
  await expect(back).toBeVisible()
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }))
  await expect(on).toBeHidden()
})

test('a tile moves while the pointer rests on it, and stands still for who wants no motion', async ({ page }) => {
  await page.clock.install()
  const moved = new Set<string>()
  page.on('request', (request) => request.url().includes('.svg?moves') && moved.add(request.url()))
  await page.goto(short)
  const art = cards(page).first().locator('img')
  const still = (await art.getAttribute('src')) ?? ''
  await art.hover()
  await expect(art).toHaveAttribute('src', /\.svg\?moves#moves$/)
  await page.mouse.move(0, 0)
  await expect(art).toHaveAttribute('src', new RegExp(`${still}$`))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [second, third] = [cards(page).nth(1).locator('img'), cards(page).nth(2).locator('img')]
  await second.hover()
  // Longer than a tile waits before it moves.
  await page.clock.fastForward(5000)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await third.hover()
  await expect(third).toHaveAttribute('src', /\.svg\?moves#moves$/)
  expect(moved.size).toBe(2)
})

test('at its end the link goes, and the reader stands at the first new item', async ({ page }) => {
  await page.goto(short)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  const paging = page.getByRole('navigation', { name: 'Seiten' })
  const more = paging.getByRole('link', { name: 'Weitere Spiele laden' })
  await expect(more).toBeVisible()
  for (let before = 24; (await more.count()) > 0; before = await cards(page).count()) {
    await more.click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
    await expect(paging).not.toHaveAttribute('aria-busy', 'true')
  }
  await expect(page.locator('.game-grid a:focus')).toHaveCount(1)
})

test('a choice in the filter shows the games that it said it would leave', async ({ page }) => {
  await page.goto(short)
  const level = page.getByLabel('Volatilität')
  const option = level.getByRole('option', { name: /^Hoch \(/ })
  const said = /\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1]
  await level.selectOption('high')
  await page.getByRole('button', { name: 'Spiele anzeigen' }).click()
  await expect(page).toHaveURL(`${short}?volatility=high`)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(`${said} Spiele`)
  await expect(cards(page)).toHaveCount(Math.min(24, Number(said)))
  await page.getByRole('link', { name: 'Filter zurücksetzen' }).click()
  await expect(page).toHaveURL(short)

  // Words are looked for where the list stands; the page of that address shows the same.
  const names = page.locator('.game-grid .game-card__name')
  const popular = await names.allTextContents()
  const words = page.getByRole('searchbox')
  await words.fill('gold')
  await expect(page).toHaveURL(`${short}?q=gold`)
  const found = await names.allTextContents()
  expect(found).not.toEqual(popular)
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ Spiele?$/)
  await page.reload()
  await expect(names).toHaveText(found)
  await words.fill('')
  await expect(page).toHaveURL(short)
  await expect(names).toHaveText(popular)
})

test('what cannot be fetched is visited', async ({ page, faults }) => {
  faults.allow(/500|Internal Server Error/)
  await page.goto(list)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.route('**/slots/?page=2', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await page.getByRole('link', { name: 'Weitere Spiele laden' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(cards(page).first()).toBeVisible()
})
