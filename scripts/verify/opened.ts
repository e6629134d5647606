import type { Locator, Page } from '@playwright/test'
import { cultures } from '../../locales/registry.ts'
import type { AccountMode } from '../../shared/account/mode.ts'
import { hashOf, type Overlay } from '../../shared/overlays/table.ts'
import type { RouteKey } from '../../shared/routes/table.ts'
import type { CultureId } from '../../shared/site/ids.ts'

/** Something that opens over a page. */
export interface Opened {
  readonly name: string
  /** Whether a culture has it. */
  readonly isIn: (culture: CultureId) => boolean
  /** The page that it opens over; home unless said. */
  readonly over?: RouteKey
  /** Holds a frame of another origin, which is looked into too. */
  readonly framed: boolean
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

const everywhere = () => true

/** Opens an overlay by its hash, with the cookie notice answered. */
async function follow(page: Page, overlay: Overlay): Promise<void> {
  await page.locator('.consent button[value=reject]').click()
  await page.evaluate((hash) => {
    location.hash = hash
  }, hashOf(overlay))
}

/** The account popup at a mode, and what of it stands there once it has come. */
const account = (mode: AccountMode, content: (page: Page) => Locator, framed: boolean): Opened => ({
  name: `the account at ${mode}`,
  isIn: everywhere,
  framed,
  show: async (page) => {
    await follow(page, { kind: 'account', mode })
    return seen(content(page))
  },
})
const form = (page: Page): Locator => page.frameLocator('dialog.overlay--account iframe').locator('main form')
const text = (page: Page): Locator => page.locator('dialog.overlay--account .prose p')

const search = (which: string, words: string, content: string): Opened => ({
  name: `the search ${which}`,
  isIn: everywhere,
  framed: false,
  show: async (page) => {
    await follow(page, { kind: 'search', words })
    return seen(page.locator(`dialog.overlay--search ${content}`))
  },
})

/** Pay and play has no form to register or log in: the platform itself opens (spec 4). */
const hasForms = (culture: CultureId): boolean => !cultures[culture].usePnpRegistration

/** Everything that opens over a page: each is looked at on phone and desktop. */
export const opened: readonly Opened[] = [
  {
    name: 'the cookie switches',
    isIn: everywhere,
    framed: false,
    show: async (page) => {
      await page.locator('.consent summary').click()
      return seen(page.locator('.consent [name=tracking]'))
    },
  },
  {
    name: 'the menu',
    isIn: everywhere,
    framed: false,
    show: async (page) => {
      await page.locator('.consent button[value=reject]').click()
      const button = page.locator('[popovertarget=site-menu]:visible').first()
      if ((await button.count()) === 0) return page.locator('.site-header__nav').isVisible()
      await button.click()
      return seen(page.locator('#site-menu'))
    },
  },
  {
    name: 'the filters',
    isIn: everywhere,
    over: 'slots',
    framed: false,
    show: async (page) => {
      await page.locator('.consent button[value=reject]').click()
      const button = page.locator('.filter-bar__open')
      // A wide screen shows them without.
      if (await button.isVisible()) await button.click()
      return seen(page.locator('.filter-bar__form select'))
    },
  },
  {
    name: 'a game',
    isIn: everywhere,
    framed: false,
    show: async (page) => {
      await page.locator('.game-card__info').first().click()
      return seen(page.getByRole('dialog').getByRole('heading', { level: 2 }))
    },
  },
  search('with results', 'book', '.search__count'),
  search('that finds nothing', 'zzzzzz', '.search__none'),
  {
    name: 'the deal code',
    isIn: everywhere,
    framed: false,
    show: async (page) => {
      await follow(page, { kind: 'voucher' })
      return seen(page.locator('dialog.overlay--voucher h2'))
    },
  },
  { ...account('login', form, true), isIn: hasForms },
  { ...account('register', form, true), isIn: hasForms },
  account('forgot-password', form, true),
  // Limits are a player's: whoever is none is asked to log in first.
  { ...account('depositlimits', form, true), isIn: hasForms },
  account('privacy', text, false),
  account('terms', text, false),
  {
    ...account('feedback', (page) => page.locator('dialog.overlay--account .account__words'), false),
    isIn: (culture) => cultures[culture].feedbacksEnabled,
  },
]
