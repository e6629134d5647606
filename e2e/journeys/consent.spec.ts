import { brands } from '../../brands/registry.ts'
import { ConsentWatch } from '../../scripts/verify/consent-walk.ts'
import { necessaryOnly } from '../../shared/consent/categories.ts'
import { expect, test } from '../support/fixture.ts'
import { at, samples } from '../support/sites.ts'

const calls = (page: import('@playwright/test').Page) =>
  page.evaluate(() =>
    Array.from(Reflect.get(window, 'dataLayer') as ArrayLike<ArrayLike<unknown>>).map((call) => Array.from(call)),
  )

test('the notice takes at most 30 % of a phone and 50 % of any screen, its three choices alike, in every language', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const { brand, culture, home } of samples) {
    await page.goto(at(brand, home))
    for (const [width, height, most] of [
      [360, 740, 0.3],
      [320, 480, 0.5],
      [740, 360, 0.5],
      [1280, 900, 0.5],
    ] as const) {
      await page.setViewportSize({ width, height })
      const notice = page.locator('.consent')
      expect((await notice.boundingBox())?.height ?? 0, `${culture.id} ${width}`).toBeLessThanOrEqual(height * most)
      const boxes = await notice.locator('summary, .consent__choices button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect()
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
          return [Math.round(width), Math.round(height), backgroundColor, color, fontSize, fontWeight].join(' ')
        }),
      )
      expect(boxes).toHaveLength(3)
      expect(new Set(boxes).size, `${culture.id} ${width}: ${boxes.join(' | ')}`).toBe(1)
    }
  }
})

test('every choice tells the tags, and so does a visit that brings one', async ({ page }) => {
  await page.goto(at('uk', '/'))
  await page.locator('.consent button[value=accept]').click()
  const granted = {
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  }
  await expect.poll(async () => (await calls(page)).at(-3)).toEqual(['consent', 'update', granted])
  await page.goto(at('uk', '/slots/'))
  expect(await calls(page)).toContainEqual(['consent', 'update', granted])
  expect(await calls(page)).toContainEqual(['set', 'ads_data_redaction', false])
})

test('a choice is taken without the network, and lasts', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|^failed: /)
  // Nothing is under way when the network goes.
  await page.goto(at('de', '/'), { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.locator('.consent button[value=accept]').click()
  await expect(page.locator('.consent')).toBeHidden()
  await context.setOffline(false)
  await page.reload()
  await expect(page.locator('.consent')).toBeHidden()
  expect((await context.cookies()).find(({ name }) => name === 'xconsent')?.value).toBe('1111')
})

test('where no worker starts the tags run in the page after ten seconds, and consent that is withdrawn takes them out of it', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const silent = class {
      postMessage() {}
    }
    if (location.pathname.startsWith('/~partytown/')) Object.assign(window, { Worker: silent })
  })
  const asked = () => page.locator('script[src*="/vendors/"]').count()
  await page.goto(at('uk', '/'))
  await page.locator('.consent button[value=accept]').click()
  await expect(page.locator('iframe[src^="/~partytown/"]')).toBeAttached()
  await page.clock.fastForward(9000)
  expect(await asked()).toBe(0)
  await page.clock.fastForward(1500)
  await expect.poll(asked).toBe(6)
  await page.locator('[data-consent-open]').click()
  await page.locator('.consent button[value=reject]').click()
  await expect.poll(asked).toBe(0)
})

test('where a script may set no cookie, the notice goes and Accept is sent as Accept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  await page.goto(at('uk', '/'))
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/consent/'))
  await page.locator('.consent button[value=accept]').click()
  expect((await sent).postData()).toBe('choice=accept')
  await expect(page.locator('.consent')).toBeHidden()
})

test('Global Privacy Control leaves targeting off unless its own switch is ticked', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } })
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const page = await context.newPage()
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'xconsent')?.value
  await page.goto(at('es', '/'))
  await page.locator('.consent summary').click()
  await expect(page.locator('.consent__gpc')).toBeVisible()
  await page.locator('.consent button[value=accept]').click()
  expect(await stored()).toBe('1110')
  await page.locator('[data-consent-open]').click()
  await expect(page.locator('.consent input[name=tracking]')).toBeChecked()
  await expect(page.locator('.consent input[name=targeting]')).not.toBeChecked()
  await page.locator('.consent input[name=targeting]').check()
  await page.locator('.consent button[value=save]').click()
  expect(await stored()).toBe('1111')
  await context.close()
})

test('consent that is withdrawn takes what was kept with it, in every tab', async ({ page, context }) => {
  await page.goto(at('uk', '/'))
  await page.locator('.consent button[value=accept]').click()
  await page.evaluate(() => {
    localStorage.setItem('xunk', 'nora')
    localStorage.setItem('_gxtel', '1')
    localStorage.setItem('foreign', '1')
  })
  await context.addCookies([{ name: 'Aname', value: 'partner', url: at('uk', '/') }])
  const other = await context.newPage()
  await other.goto(at('uk', '/slots/'))
  expect(await other.locator('html').getAttribute('data-consent')).toBe('1111')
  await page.locator('[data-consent-open]').click()
  await page.locator('.consent button[value=reject]').click()
  await expect(other.locator('html')).toHaveAttribute('data-consent', '1000')
  expect((await calls(other)).at(-3)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }])
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['foreign'])
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toContain('xconsent')
  expect(names).not.toContain('Aname')
})

test('what is left from before a choice was lost goes with the next visit', async ({ page, context }) => {
  await page.goto(at('uk', '/'))
  await page.evaluate(() => localStorage.setItem('xunk', 'nora'))
  await context.clearCookies()
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('xunk'))).toBeNull()
})

test('an affiliate’s cookies wait for consent, over pages, and go with it', async ({ page, context }) => {
  const cookies = async () =>
    (await context.cookies())
      .filter(({ name }) => /^(Aname|Dyn_id|Zone_id)$/.test(name))
      .map(({ name, value }) => `${name}=${value}`)
  await page.goto(at('uk', '/?aname=partner-1&bt=welcome26'))
  await page.goto(at('uk', '/slots/'))
  expect(await cookies()).toEqual([])
  await page.locator('.consent button[value=accept]').click()
  await expect.poll(async () => (await cookies()).sort()).toEqual(['Aname=partner-1', 'Dyn_id=welcome26', 'Zone_id=1'])
  await page.locator('[data-consent-open]').click()
  await page.locator('.consent button[value=reject]').click()
  await expect.poll(cookies).toEqual([])
})

test('the dot beside promotions goes when they are viewed, and stays away with consent alone', async ({ page }) => {
  const dot = page.locator('.mobile-bar .promotions-link__dot')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('uk', '/'))
  await expect(dot).toBeVisible()
  await page.goto(at('uk', '/promotions/'))
  await expect(dot).toBeHidden()
  await page.goto(at('uk', '/'))
  await expect(dot).toBeVisible()
  await page.locator('.consent button[value=accept]').click()
  await page.goto(at('uk', '/promotions/'))
  await expect(dot).toBeHidden()
  await page.goto(at('uk', '/'))
  await expect(dot).toBeHidden()
})

test('vendors are asked, and things kept, with the consent of their category alone, and nothing of it stays after it is withdrawn', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const address = at('uk', '/?aname=partner-1')
  const watch = new ConsentWatch(page, brands.uk.domain.thirdPartySettings)
  await page.goto(address)
  expect((await watch.look(necessaryOnly)).faults).toEqual([])
  const all = { ...necessaryOnly, functionality: true, tracking: true, targeting: true }
  await page.locator('.consent summary').click()
  await page.locator('.consent input[name=tracking]').check()
  await page.locator('.consent button[value=save]').click()
  expect((await watch.look({ ...necessaryOnly, tracking: true })).faults).toEqual([])
  await page.goto(address)
  await page.locator('[data-consent-open]').click()
  await page.locator('.consent button[value=accept]').click()
  expect((await watch.look(all)).faults).toEqual([])
  // Another tab has a thread of tags of its own, by way of the same service worker: its end loses nothing of this one's.
  const other = await page.context().newPage()
  const said: string[] = []
  other.on('console', (message) => said.push(message.text()))
  await other.goto(address)
  expect((await watch.look(all)).faults).toEqual([])
  await Promise.all([page.locator('.game-card__info').first().click(), other.close()])
  expect((await watch.look(all)).faults).toEqual([])
  expect(said).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('[data-consent-open]').click()
  await page.locator('.consent button[value=reject]').click()
  const withdrawn = await watch.look(necessaryOnly, { pause: 2000 })
  expect(withdrawn.faults).toEqual([])
  expect(withdrawn.kept).toEqual(['xaname', 'xconsent'])
})
