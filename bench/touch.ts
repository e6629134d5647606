import { type Browser, chromium, type Page } from '@playwright/test'
import { defaultBrand } from '../brands/registry.ts'
import { browserOptions } from '../scripts/browser.ts'
import { siteKeys } from '../scripts/run/local-keys.ts'
import { median } from '../scripts/run/median.ts'
import { startRuntime } from '../scripts/run/runtime.ts'
import { startPlatform } from '../scripts/run/throwaway-platform.ts'
import { buildOnce } from './build.ts'

const [host = ''] = defaultBrand.domain.localHosts

/** Milliseconds that a touch may take on a processor four times as slow, to the next paint (quality 3). */
const limits = { keystroke: 50, first: 150, second: 100 } as const
const slowdown = 4

/** Overlays by what opens each, and what stands in it once it has come. */
const overlays = {
  search: { opener: '.site-header a[data-hash="search"]:visible', content: 'dialog.overlay--search input' },
  game: { opener: '.game-card__info:visible', content: 'dialog.overlay--game h2' },
  account: { opener: '.site-header a[data-hash="account/login"]:visible', content: 'dialog.overlay--account iframe' },
} as const

/** What is typed: each letter leaves other games. */
const typed = 'book of ded'

/** A page of its own with nothing kept, on the slow processor, that notes how long each of its interactions took. */
async function slowPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies([{ name: 'xconsent', value: '1000', url: address }])
  await context.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** The longest of the interactions since the last call; less than a frame where none was noted. */
async function longest(page: Page): Promise<number> {
  // What was painted is told a moment later.
  await page.waitForTimeout(500)
  return page.evaluate(() => {
    const durations: unknown = Reflect.get(window, 'durations')
    return Array.isArray(durations) ? Math.max(16, ...durations.splice(0).map(Number)) : Number.NaN
  })
}

async function openings(
  browser: Browser,
  address: string,
  { opener, content }: (typeof overlays)[keyof typeof overlays],
) {
  const page = await slowPage(browser, address)
  const open = async (): Promise<number> => {
    await page.locator(opener).first().click()
    await page.locator(content).first().waitFor()
    return longest(page)
  }
  const first = await open()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await longest(page)
  const second = await open()
  await page.context().close()
  return { first, second }
}

async function keystrokes(browser: Browser, address: string): Promise<number[]> {
  const page = await slowPage(browser, `${address}#search`)
  const field = page.locator(overlays.search.content).first()
  await field.pressSequentially('th')
  await page.locator('.game-result').first().waitFor()
  await field.fill('')
  await longest(page)
  const taken: number[] = []
  for (const letter of typed) {
    await page.keyboard.type(letter)
    taken.push(await longest(page))
  }
  await page.context().close()
  return taken
}

/** How long a visitor waits for what they touch, in a real browser on a slow processor; false where a limit is broken. */
export async function benchTouch(games: number, rounds: number): Promise<boolean> {
  console.log(`Building, and seeding ${games} games …`)
  await buildOnce()
  const platform = await startPlatform({ games })
  const site = await startRuntime({
    config: 'wrangler.toml',
    build: 'build/site',
    port: 0,
    vars: {
      ...siteKeys,
      ENVIRONMENT: 'test',
      API_ORIGIN: platform.origin,
      PLATFORM_URL: `http://{host}:${new URL(platform.origin).port}`,
    },
  })
  const browser = await chromium.launch(browserOptions())
  let held = true
  const say = (what: string, taken: readonly number[], limit: number): void => {
    const middle = median([...taken])
    held &&= middle <= limit
    console.log(`${what.padEnd(28)} median ${middle} ms, worst ${Math.max(...taken)} ms (limit ${limit})`)
  }
  try {
    const address = `http://${host}:${(await site.ready).port}/`
    for (const [name, overlay] of Object.entries(overlays)) {
      const both: { first: number; second: number }[] = []
      for (let round = 0; round < rounds; round += 1) both.push(await openings(browser, address, overlay))
      say(
        `${name}, first opening`,
        both.map(({ first }) => first),
        limits.first,
      )
      say(
        `${name}, second opening`,
        both.map(({ second }) => second),
        limits.second,
      )
    }
    const visits: number[][] = []
    for (let round = 0; round < rounds; round += 1) visits.push(await keystrokes(browser, address))
    // Each letter for itself: the first ones find the most, and must not hide among those that find little.
    for (const [at, letter] of [...typed].entries())
      say(
        `"${letter}" after "${typed.slice(0, at)}"`,
        visits.map((taken) => taken[at] ?? Number.NaN),
        limits.keystroke,
      )
  } finally {
    await browser.close()
    await site.dispose()
    await platform.stop()
  }
  return held
}
