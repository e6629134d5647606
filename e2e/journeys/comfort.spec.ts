import type { Page } from '@playwright/test'
import { brandIds } from '../../brands/registry.ts'
import { axeFaults } from '../../scripts/verify/axe-faults.ts'
import { expect, test } from '../support/fixture.ts'
import { at, call, visits } from '../support/sites.ts'

/** Resolves when what has the focus has stood where it is for eight frames: scrolling may begin late, and pictures may move it. */
const standsStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = ''
        let same = 0
        const look = (): void => {
          const box = document.activeElement?.getBoundingClientRect()
          const now = `${box?.left} ${box?.top}`
          same = now === last ? same + 1 : 0
          last = now
          if (same === 8) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

// A dark brand, a light one, and one whose market has a beam above the header.
for (const brand of ['uk', 'es', 'se'] as const)
  test(`every stop of the keyboard on ${brand} is seen and covered by nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // The page jumps to what has the focus: where it ends is what counts here, not the way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at(brand, '/slots/'))
    const faults: string[] = []
    const seen = new Set<string>()
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press('Tab')
      await standsStill(page)
      const fault = await page.evaluate(() => {
        const active = document.activeElement
        if (!active || active === document.body) return null
        const name = `<${active.tagName.toLowerCase()} class="${active.className}"> ${active.textContent?.trim().slice(0, 30)}`
        const box = active.getBoundingClientRect()
        if (box.width < 1 || box.height < 1) return `${name} has no size`
        const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
        const y = box.top + box.height / 2
        if (y < 0 || y > innerHeight) return `${name} is outside the window`
        const top = document.elementFromPoint(x, y)
        return top === null || active.contains(top) || top.contains(active)
          ? null
          : `${name} lies under <${top.tagName.toLowerCase()} class="${top.className}">`
      })
      if (fault !== null && !seen.has(fault)) {
        seen.add(fault)
        faults.push(fault)
      }
    }
    expect(faults).toEqual([])
  })

// One dark brand and one light one: `npm run verify` looks at all of them.
for (const brand of ['uk', 'es'] as const)
  test(`axe finds nothing on ${brand} with the menu, the cookie switches and the festive theme open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at(brand, '/?dem=2026-12-10'))
    await expect(page.locator('html')).toHaveClass(/festive/)
    await page.locator('.consent summary').click()
    expect(await axeFaults(page)).toEqual([])
    await page.locator('.consent button[value=reject]').click()
    await page.locator('.mobile-bar button').click()
    await expect(page.locator('#site-menu')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })

test.describe('a phone in landscape', () => {
  test.use({
    viewport: { width: 844, height: 390 },
    screen: { width: 844, height: 390 },
    isMobile: true,
    hasTouch: true,
  })
  test('gets the layout of 1024 px and can still zoom', async ({ page }) => {
    await page.goto(at('uk', '/'))
    const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
    expect(viewport).toContain('width=1024')
    expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
    expect(await page.evaluate(() => innerWidth)).toBe(1024)
  })
})

test.describe('a phone upright', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  test('gets its own width', async ({ page }) => {
    await page.goto(at('uk', '/'))
    expect(await page.evaluate(() => innerWidth)).toBe(390)
  })

  test('has targets of at least 24 px, text links in a line apart', async ({ page }) => {
    for (const brand of brandIds) {
      await page.goto(at(brand, '/slots/'))
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, summary, input, nav a, header a, .game-card a, .game-card button')]
          .filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) && !element.closest('[hidden], .visually-hidden'),
          )
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1 && (box.height < 23.5 || box.width < 23.5))
          .map(
            ({ element, box }) =>
              `<${element.tagName.toLowerCase()} class="${element.className}"> ${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
          ),
      )
      expect(small, brand).toEqual([])
    }
  })
})

test('the menu works without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  for (const brand of brandIds) {
    await page.goto(at(brand, '/'))
    await page.locator('.mobile-bar button').click()
    await expect(page.locator('#site-menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#site-menu')).toBeHidden()
  }
  await context.close()
})

test('nothing moves while a page loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const brand of brandIds) {
    await page.goto(at(brand, '/'), { waitUntil: 'networkidle' })
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value') ?? 0)
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 200)
        }),
    )
    expect(shift, brand).toBeLessThan(0.02)
  }
})

test('every home has the weight it may have', async ({ request }) => {
  const { gzipSync } = await import('node:zlib')
  for (const { brand, culture, home } of visits) {
    const { url, headers } = call(brand, home)
    const html = await (await request.get(url, { headers })).body()
    expect(gzipSync(html).byteLength, culture.id).toBeLessThanOrEqual(45 * 1024)
  }
})

test('the offer to install is shown once asked for, kept away by hiding it for the session, and taken once', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'xconsent', value: '1000', url: at('uk', '/') }])
  const bar = page.locator('.install-bar')
  /** What Chromium does where it would install the site; here it counts how often it was asked to. */
  const offer = () =>
    page.evaluate(() => {
      const prompt = async () => {
        document.body.dataset.asked = `${Number(document.body.dataset.asked ?? 0) + 1}`
      }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
  await page.goto(at('uk', '/'))
  await expect(bar).toBeHidden()
  await offer()
  await bar.getByRole('button', { name: 'Add to home screen' }).click()
  await expect(bar).toBeHidden()
  await expect(page.locator('body')).toHaveAttribute('data-asked', '1')
  await page.goto(at('uk', '/about-us/'))
  await offer()
  await bar.getByRole('button').last().click()
  await expect(bar).toBeHidden()
  await page.goto(at('uk', '/'))
  await offer()
  // Its code has come and gone by the time the next thing is seen to work.
  await page.evaluate(() => scrollTo(0, 3000))
  await page.locator('[data-back-to-top]').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect(bar).toBeHidden()
})

test('feedback is asked for where the culture takes it', async ({ page }) => {
  await page.context().addCookies([{ name: 'xconsent', value: '1000', url: at('uk', '/') }])
  await page.goto(at('uk', '/'))
  await page.locator('.site-footer [data-hash=feedback]').click()
  await expect(page.locator('dialog.overlay--account')).toContainText('Tell us what you liked')
  await page.goto(at('se', '/'))
  await expect(page.locator('[data-hash=feedback]')).toHaveCount(0)
})
