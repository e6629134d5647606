import type { Page } from '@playwright/test'
import { axeFaults } from '../../scripts/verify/axe-faults.ts'
import { expect, test } from '../support/fixture.ts'
import { at, samples } from '../support/sites.ts'

const openSearch = (page: Page) => page.locator('.site-header a[data-hash=search]').click()
const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('dialog[open] .game-result')
const names = (page: Page) => page.locator('dialog[open] .game-result__name').allTextContents()

test('search opens from the header, takes the focus, and shows popular games before anything is typed', async ({
  page,
}) => {
  await page.goto(at('uk', '/'))
  await openSearch(page)
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Popular games' })).toBeVisible()
  await expect(results(page).first()).toBeVisible()
  await expect(page).toHaveURL(at('uk', '/#search'))
})

test('one letter looks for nothing; two do, digits too', async ({ page }) => {
  await page.goto(at('uk', '/#search'))
  await expect(results(page).first()).toBeVisible()
  await field(page).fill('t')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Popular games' })).toBeVisible()
  await field(page).fill('th')
  await expect(page.locator('.search__count')).toContainText('“th”')
  await field(page).fill('777')
  await expect(page.locator('.search__count')).toContainText('“777”')
})

for (const [typed, first] of [
  ['bok of ded', 'Book of Dead'],
  ['tohr', 'Thor'],
  ['THÖR', 'Thor'],
] as const)
  test(`"${typed}" finds ${first} first`, async ({ page }) => {
    await page.goto(at('uk', '/#search'))
    await field(page).fill(typed)
    await expect(page.locator('.search__count')).toContainText(typed)
    expect((await names(page))[0]).toBe(first)
  })

test('what is found stands in the same order as on the page of results', async ({ page }) => {
  for (const typed of ['777', 'egypt', 'cascades', 'megawyas', 'blue heron', 'live roulette']) {
    await page.goto(at('uk', `/search/?q=${encodeURIComponent(typed)}`))
    const onPage = await page.locator('main .game-group').first().locator('.game-card__name').allTextContents()
    const counted = await page.locator('.search-count').textContent()
    await page.goto(at('uk', '/'))
    await openSearch(page)
    await field(page).fill(typed)
    await expect(page.locator('.search__count')).toContainText(typed)
    expect(await names(page), typed).toEqual(onPage)
    expect(await page.locator('.search__count').textContent()).toBe(counted)
  }
})

test('the count is said once, after the typing', async ({ page }) => {
  await page.clock.install()
  await page.goto(at('uk', '/#search'))
  await expect(results(page).first()).toBeVisible()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const live = document.querySelector('dialog[open] [data-part=live]')
    if (live)
      new MutationObserver(() => {
        const text = live.textContent?.trim()
        if (text) said.push(text)
      }).observe(live, { childList: true, characterData: true, subtree: true })
  })
  await field(page).pressSequentially('egypt', { delay: 60 })
  await expect(page.locator('dialog[open] [data-part=live]')).toContainText('results for “egypt”')
  await page.clock.fastForward(5000)
  const said: unknown = await page.evaluate(() => Reflect.get(window, 'said'))
  expect(said).toHaveLength(1)
})

test('nothing found is said in the specification’s words, above the popular games', async ({ page }) => {
  await page.goto(at('uk', '/#search'))
  await field(page).fill('zzzzzz')
  await expect(page.locator('.search__none')).toHaveText(
    "Sorry, we don't have that one yet. Check out our other popular games.",
  )
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Popular games' })).toBeVisible()
  await expect(results(page).first()).toBeVisible()
})

test('filters narrow what was found and say how many games each choice leaves', async ({ page }) => {
  await page.goto(at('uk', '/#search'))
  await field(page).fill('egypt')
  await expect(page.locator('.search__count')).toContainText('egypt')
  const option = page.getByLabel('Type of game').locator('option').nth(1)
  const [name = '', count = ''] = /^(.*) \((\d+)\)$/.exec((await option.textContent()) ?? '')?.slice(1) ?? []
  await page.getByLabel('Type of game').selectOption({ index: 1 })
  await expect(page.locator('.search__count')).toContainText(`${count} result`)
  const found = page.locator('section', { has: page.locator('.search__count') })
  for (const kind of await found.locator('.game-result__kind').allTextContents()) expect(kind).toContain(name)
})

test('the arrow keys walk from the field through the results and back', async ({ page }) => {
  await page.goto(at('uk', '/#search'))
  await field(page).fill('thor')
  await expect(page.locator('.search__count')).toContainText('thor')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(results(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(results(page).nth(0)).toBeFocused()
})

test('a result opens over search, and the way back finds words, place and focus as they were', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(at('uk', '/'))
  await page.locator('.mobile-bar a[data-hash=search]').click()
  await field(page).fill('gold')
  await expect(page.locator('.search__count')).toContainText('gold')
  await expect(page).toHaveURL(/#search\/gold$/)
  const fifteenth = results(page).nth(15)
  await fifteenth.scrollIntoViewIfNeeded()
  const top = await page.locator('dialog.overlay--search').evaluate((dialog) => dialog.scrollTop)
  expect(top).toBeGreaterThan(200)
  await fifteenth.click()
  await expect(page.locator('dialog.overlay--game').getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page).toHaveURL(/#search-gamepage\/[a-z0-9-]+$/)
  await page.goBack()
  await expect(page.locator('dialog.overlay--game')).toHaveCount(0)
  await expect(field(page)).toHaveValue('gold')
  await expect(fifteenth).toBeFocused()
  expect(await page.locator('dialog.overlay--search').evaluate((dialog) => dialog.scrollTop)).toBe(top)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).toHaveURL(at('uk', '/'))
})

test('a reload over a game from search finds both again', async ({ page }) => {
  await page.goto(at('uk', '/'))
  await openSearch(page)
  await field(page).fill('thor')
  await expect(page).toHaveURL(/#search\/thor$/)
  await results(page).first().click()
  await expect(page.locator('dialog.overlay--game').getByRole('heading', { name: 'Thor' })).toBeVisible()
  await page.reload()
  await expect(page.locator('dialog.overlay--game').getByRole('heading', { name: 'Thor' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(field(page)).toHaveValue('thor')
})

test('recent searches are kept only with consent to functionality, and can be cleared', async ({ page, context }) => {
  const look = async () => {
    await page.goto(at('uk', '/#search'))
    await field(page).fill('thor')
    await expect(page.locator('.search__count')).toContainText('thor')
    await results(page).first().click()
    await expect(page.locator('dialog.overlay--game').getByRole('heading', { level: 2 })).toBeVisible()
    await page.goto(at('uk', '/about-us/#search'))
    await expect(results(page).first()).toBeVisible()
  }
  await look()
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
  await context.addCookies([{ name: 'xconsent', value: '1100', url: at('uk', '/') }])
  await look()
  await page.getByRole('button', { name: 'thor', exact: true }).click()
  await expect(page.locator('.search__count')).toContainText('thor')
  await field(page).fill('')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
})

test('where the list cannot be had, search says so, leads to its page, and another try works', async ({
  page,
  faults,
}) => {
  faults.allow(/503|no list/)
  let failing = true
  await page.route('**/api/*/search-list/', (route) =>
    failing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.goto(at('uk', '/'))
  await openSearch(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open the page instead' })).toHaveAttribute('href', '/search/')
  failing = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(results(page).first()).toBeVisible()
})

/** In each language, a theme or a kind of game in its own words; one that every culture of the language has. */
const ownWords = { en: 'vikings', fr: 'égypte', de: 'wikinger', es: 'tragaperras', sv: 'vikingar' } as const

for (const { culture, url } of samples)
  test(`search in ${culture.id} is in its language, understands it, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url('#search'))
    await expect(results(page).first()).toBeVisible()
    await field(page).fill(ownWords[culture.lang])
    await expect(page.locator('.search__count')).toContainText(ownWords[culture.lang])
    if (culture.lang !== 'en')
      await expect(page.getByRole('dialog')).not.toContainText(
        /\b(search|provider|popular|type of|show more|results)\b/i,
      )
    expect(await axeFaults(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const dialog = page.locator('dialog[open]')
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
