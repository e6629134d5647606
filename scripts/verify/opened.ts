import type { Locator, Page } from '@playwright/test'

/** Something that opens over a page. */
export interface Opened {
  readonly name: string
  /** Opens it; false where it did not come. */
  readonly show: (page: Page) => Promise<boolean>
}

/** Longest wait for something to open: its code may have to be loaded first. */
const deadlineMs = 10_000

const seen = (locator: Locator): Promise<boolean> =>
  locator
    .first()
    .waitFor({ state: 'visible', timeout: deadlineMs })
    .then(
      () => true,
      () => false,
    )

/** Waits until what moves has come to rest: half-shown colours are nobody's fault. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.race([
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]).then(() => undefined),
  )

/** Everything that opens over home: each is looked at on phone and desktop. */
export const opened: readonly Opened[] = [
  {
    name: 'the cookie switches',
    show: async (page) => {
      await page.locator('.consent summary').click()
      return seen(page.locator('.consent [name=tracking]'))
    },
  },
  {
    name: 'the menu',
    show: async (page) => {
      await page.locator('.consent button[value=reject]').click()
      const button = page.locator('[popovertarget=site-menu]:visible').first()
      if ((await button.count()) === 0) return page.locator('.site-header__nav').isVisible()
      await button.click()
      return seen(page.locator('#site-menu'))
    },
  },
  {
    name: 'a game',
    show: async (page) => {
      await page.locator('.game-card__info').first().click()
      return seen(page.getByRole('dialog').getByRole('heading', { level: 2 }))
    },
  },
]
