import { type Browser, chromium, type Page } from '@playwright/test'
import { browserOptions } from '../browser.ts'
import { inTurn } from './ask.ts'
import { axeFaults } from './axe-faults.ts'
import { closedPaths } from './closed-paths.ts'
import { atRest, type Opened, opened } from './opened.ts'
import type { Round, VerifiedSite } from './round.ts'
import { addressOf, sampleAddresses } from './sites.ts'

const widths = [390, 1280] as const
/** Pages looked at side by side. */
const tabs = 2

/** What a page does that none may: errors, warnings, refused or failed requests. The page's own error status is no fault here. */
function listen(page: Page): () => string[] {
  const found: string[] = []
  page.on('console', (message) => {
    const own = message.location().url === page.url()
    if (['error', 'warning'].includes(message.type()) && !(own && message.text().includes('the server responded')))
      found.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A navigation away cancels what was still loading: no fault of the page.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()}`)
  })
  return () => found.splice(0)
}

interface Look {
  readonly path: string
  /** What is opened over the page first; then it is loaded anew for each width. */
  readonly open?: Opened
}

const errorLine = (error: unknown): string =>
  (error instanceof Error ? error.message.split('\n')[0] : undefined) ?? `${error}`

/** Loads a page as a first visit. */
async function visit(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.context().clearCookies()
  // From another document: a hash alone would not load it anew.
  await page.goto('about:blank')
  await page.goto(url)
}

async function lookAt(page: Page, url: string, { path, open }: Look): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    const name = `${path}${open === undefined ? '' : ` with ${open.name}`} at ${width} px`
    try {
      if (open !== undefined || width === widths[0]) await visit(page, url, width)
      else await page.setViewportSize({ width, height: 900 })
      if (open !== undefined && !(await open.show(page))) throw new Error('did not open')
      await atRest(page)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (sideways > 0) faults.push(`${name}: scrolls sideways by ${sideways} px`)
      faults.push(...(await axeFaults(page, { frameless: !open?.framed })).map((fault) => `${name}: ${fault}`))
    } catch (error) {
      faults.push(`${name}: ${errorLine(error)}`)
    }
  }
  return faults
}

/** One culture of a site, by two pages side by side. */
async function axeCulture(
  browser: Browser,
  port: number,
  site: VerifiedSite,
): Promise<{ faults: string[]; looks: number }> {
  const paths = [...(await sampleAddresses(port, site)).map(({ path }) => path), ...(await closedPaths(site))]
  const looks: Look[] = [
    ...[...new Set(paths)].map((path) => ({ path })),
    ...site.cultures.flatMap((culture) =>
      opened
        .filter(({ isIn }) => isIn(culture))
        .map((open) => ({ path: addressOf(site, culture, open.over ?? 'home'), open })),
    ),
  ]
  const faults: string[] = []
  const queue = looks.values()
  await inTurn(Array.from({ length: tabs }), tabs, async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const said = listen(page)
    for (const look of queue) {
      faults.push(...(await lookAt(page, `http://${site.host}:${port}${look.path}`, look)))
      faults.push(...said().map((line) => `${look.path} ${line}`))
    }
    await context.close()
  })
  return { faults: faults.map((fault) => `${site.host} ${fault}`), looks: looks.length }
}

/** axe on one address a route and culture, on phone and desktop, and with each overlay open. */
export const axe: Round = async ({ port, sites, say }) => {
  const browser = await chromium.launch(browserOptions())
  const all: string[] = []
  try {
    for (const site of sites)
      for (const culture of site.cultures) {
        const { faults, looks } = await axeCulture(browser, port, { ...site, cultures: [culture] })
        say(`${site.name} ${culture}: ${looks} pages and overlays, ${faults.length} faults`)
        all.push(...faults)
      }
  } finally {
    await browser.close()
  }
  return all
}
