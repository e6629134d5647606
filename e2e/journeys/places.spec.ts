import { axeFaults } from '../../scripts/verify/axe-faults.ts'
import { expect, test } from '../support/fixture.ts'
import { at, call } from '../support/sites.ts'

test.describe('a visitor from Ireland, as the CDN says', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'IE' } })

  test('is offered the Irish pages at the bare home page alone', async ({ page }) => {
    await page.goto(at('uk', '/'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(page.locator('.suggestion[data-for="en-IE"]')).toBeVisible()
    await expect(page.locator('.suggestion:visible')).toHaveCount(1)
    expect(await axeFaults(page)).toEqual([])
    for (const path of ['/slots/', '/en-CA/', '/en-IE/']) {
      await page.goto(at('uk', path))
      await expect(page.locator('.suggestion:visible')).toHaveCount(0)
    }
  })

  test('who dismisses the offer stays, is not asked again, and is not moved', async ({ page, context }) => {
    await page.goto(at('uk', '/'))
    await page.locator('.suggestion[data-for="en-IE"] [data-suggestion-dismiss]').click()
    await expect(page.locator('.suggestion:visible')).toHaveCount(0)
    expect((await context.cookies()).find(({ name }) => name === 'xtcl')?.value).toBe('en-GB')
    await page.goto(at('uk', '/'))
    await expect(page.locator('.suggestion:visible')).toHaveCount(0)
    await expect(page).toHaveURL(at('uk', '/'))
  })
})

test('nobody is sent elsewhere by place: no redirect on any address', async ({ request }) => {
  for (const path of ['/', '/slots/', '/en-IE/slots/'])
    for (const country of ['IE', 'CA', 'DE', 'NZ']) {
      const { url, headers } = call('uk', path)
      const answer = await request.get(url, { headers: { ...headers, 'cf-ipcountry': country }, maxRedirects: 0 })
      expect(answer.status(), `${country} ${path}`).toBe(200)
    }
})

/** What the platform's geo data says of these places on the main brand (rulings 4). */
const restrictions = [
  { gl: 'US', restriction: 'blocked', screen: true, logIn: false },
  { gl: 'AU', restriction: 'fullyblocked', screen: true, logIn: false },
  { gl: 'NL', restriction: 'blockedwithlogin', screen: true, logIn: true },
  { gl: 'FR', restriction: 'accountblocked', screen: false, logIn: false },
  { gl: 'IT', restriction: 'playblocked', screen: false, logIn: false },
  { gl: 'PT', restriction: 'registerblocked', screen: false, logIn: false },
  { gl: 'GB', restriction: 'none', screen: false, logIn: false },
] as const

for (const { gl, restriction, screen, logIn } of restrictions)
  test(`${restriction}: ${screen ? 'a screen over the whole page' : 'the page as it is'}`, async ({ page }) => {
    const answer = await page.goto(at('uk', `/slots/?gl=${gl}`))
    expect(answer?.status()).toBe(200)
    // The whole page is there for everybody, search engines too.
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('.game-card').count()).toBeGreaterThan(10)
    await expect(page.locator('.blocking')).toHaveCount(screen ? 1 : 0)
    await expect(page.locator('.consent')).toHaveCount(screen ? 0 : 1)
    expect(await axeFaults(page)).toEqual([])
    if (!screen) return
    await expect(page.locator('.blocking a.button')).toHaveCount(logIn ? 1 : 0)
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab')
      const beneath = await page.evaluate(() => document.activeElement?.closest('.page') !== null)
      expect(beneath, 'nothing beneath the screen can be reached').toBe(false)
    }
  })

test('a blocked visitor’s hash opens nothing beneath or over the screen', async ({ page }) => {
  // What a hash opens has to be loaded first: nothing is under way any more.
  await page.goto(at('uk', '/slots/?gl=US#gamepage/thor'), { waitUntil: 'networkidle' })
  await expect(page.locator('.blocking')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('the choice not to be in Ontario ends with the session, and counts in Ontario alone', async ({
  page,
  context,
}) => {
  await page.goto(at('uk', '/en-CA/?gl=CA-ON'))
  await page.locator('.blocking form button').click()
  await expect(page.locator('.blocking')).toHaveCount(0)
  const cookie = (await context.cookies()).find(({ name }) => name === 'xnoton')
  expect(cookie).toMatchObject({ value: '1', expires: -1, httpOnly: true })
  await page.goto(at('uk', '/en-CA/?gl=US'))
  await expect(page.locator('.blocking')).toHaveCount(1)
})

test('amounts change in both directions and only where they are amounts', async ({ page }) => {
  const shown = (): Promise<string[]> => page.locator('.game-facts data').allTextContents()
  await page.goto(at('uk', '/slots/book-of-dead/'))
  for (const text of await shown()) expect(text).toContain('£')
  await page.goto(at('uk', '/slots/book-of-dead/?gl=CA-QC'))
  for (const text of await shown()) expect(text).toMatch(/CA\$/)
  await page.goto(at('uk', '/en-NZ/slots/book-of-dead/?gl=JP'))
  for (const text of await shown()) expect(text).toContain('$')
})
