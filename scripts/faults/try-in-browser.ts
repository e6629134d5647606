import { type Browser, chromium, type Page } from '@playwright/test'
import { consentChoice } from '../../shared/storage/table.ts'
import { browserOptions } from '../browser.ts'
import { type BrowserRow, browserRows } from './browser-rows.ts'
import type { Said } from './expected.ts'
import type { AnswerFault } from './faults-of-answers.ts'
import { believed, type TriedCell } from './row.ts'
import type { TroubledSite } from './site.ts'
import { host } from './subject.ts'
import { type Chosen, cellText, faultNames, tableLine } from './table.ts'

/** Longest wait for anything a visitor is to see, in ms: more than any row allows. */
const longestMs = 20_000
/** Longest until a page begins what it fetches when it has nothing else to do, in ms. */
const longestIdleMs = 8000
/** Faults of which a browser hears nothing, or for a long time. */
const unheard: readonly AnswerFault[] = ['hangs', '50 MB']
/** Faults after which a script or a document is still whole. */
const harmless: readonly AnswerFault[] = ['slow', 'one bad item']
/** A page whose content does not move by itself. */
const path = '/privacy/'

const popup = (page: Page) => page.locator('dialog.overlay--account')
const alert = (page: Page) => popup(page).getByRole('alert')
const form = (page: Page) => popup(page).frameLocator('iframe').locator('input[type=password]')
/** Whether something comes to be seen. */
const seen = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
const visible = { state: 'visible', timeout: longestMs } as const
const opened = { waitUntil: 'commit', timeout: longestMs } as const

/** The popup with its form, or with words and a link that works without it. */
async function widgetSays(page: Page): Promise<Said> {
  const first = await Promise.race([
    seen(form(page).waitFor(visible)).then((is) => (is ? 'whole' : 'broken')),
    seen(alert(page).waitFor(visible)).then((is) => (is ? 'says so' : 'broken')),
  ])
  if (first !== 'says so') return first
  const links = await popup(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  return links.some((href) => href?.includes('/login/')) ? 'says so' : 'without it'
}

/** Whether a page without the popup is there and answers the visitor: search opens, before the script comes as a page of its own. */
async function pageSays(page: Page): Promise<Said> {
  const search = page.locator('.site-header [data-hash="search"]:visible').first()
  const answers = async (): Promise<void> => {
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(visible)
    await search.click({ timeout: longestMs })
    await page.locator('dialog[open] input, main input[type=search]').first().waitFor(visible)
  }
  return (await seen(answers())) ? 'whole' : 'broken'
}

/** The fault has been met: the page has asked for what goes wrong; gives how often. */
async function met({ platform }: TroubledSite, page: Page, calls: RegExp): Promise<number> {
  const until = Date.now() + longestIdleMs
  let taken = 0
  while (taken === 0 && Date.now() < until) {
    await page.waitForTimeout(50)
    taken += platform.taken(calls)
  }
  return taken
}

async function attempt(browser: Browser, site: TroubledSite, row: BrowserRow, fault: AnswerFault): Promise<TriedCell> {
  const { calls, hash, shown, withinMs } = row
  const { platform } = site
  const address = `http://${host}:${site.port()}${path}`
  const context = await browser.newContext()
  const thrown: string[] = []
  try {
    await context.addCookies([{ name: consentChoice.name, value: '1111', url: address }])
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => thrown.push(message))
    platform.order(null)
    await site.visit({ host: `${host}:${site.port()}`, path })
    platform.taken(calls)
    platform.order({ calls, fault })
    const began = performance.now()
    const answer = await page.goto(address + hash, opened)
    const taken = shown === 'page' ? await met(site, page, calls) : 0
    const start = shown === 'page' ? performance.now() : began
    const said = shown === 'widget' ? await widgetSays(page) : await pageSays(page)
    const ms = performance.now() - start
    const asked = taken + platform.taken(calls)
    platform.order(null)
    const again = page.getByRole('button', { name: /try again/i })
    // What comes after all takes the place of the words by itself.
    if (said === 'says so')
      await Promise.race([seen(form(page).waitFor(visible)), seen(again.click({ timeout: longestMs }))])
    else if (shown === 'widget') await seen(page.reload(opened))
    // Without the hash of the overlay that stands open.
    else await seen(page.goto(address, opened))
    const comes = shown === 'page' ? (await pageSays(page)) === 'whole' : await seen(form(page).waitFor(visible))
    const expected: Said = shown === 'page' || harmless.includes(fault) ? 'whole' : 'says so'
    const limit = unheard.includes(fault) ? withinMs.unheard : withinMs.heard
    const status = answer?.status() ?? 0
    const wrong = [
      ...(status === 200 && said === expected ? [] : [`${status}, ${said}: expected ${expected}`]),
      ...(asked > 0 ? [] : ['it was not asked for']),
      ...(comes ? [] : ['it does not come at another try']),
      // What a vendor's or the platform's broken script throws is its own; nothing of ours stumbles over it.
      ...thrown
        .filter((message) => !/SyntaxError|Unexpected|Invalid or/.test(message))
        .map((each) => `thrown: ${each}`),
    ]
    const late = ms > limit
    const faults = [...wrong, ...(late ? [`${ms.toFixed(0)} ms of ${limit} ms`] : [])]
    return { status, said, ms: [ms], calls: asked, faults, late: wrong.length === 0 && late }
  } finally {
    platform.order(null)
    await context.close()
  }
}

/** Tries what a browser fetches itself, as a visitor meets it; says each row, and gives what is wrong, one line each. */
export async function tryInBrowser(
  site: TroubledSite,
  chosen: Chosen,
  say: (line: string) => void,
): Promise<{ readonly cells: number; readonly faults: readonly string[] }> {
  const rows = browserRows.filter(({ name }) => chosen.dependency(name))
  const faults = faultNames.filter(chosen.fault)
  if (rows.length === 0 || faults.length === 0 || !chosen.state('cold')) return { cells: 0, faults: [] }
  const wrong: string[] = []
  const browser = await chromium.launch(browserOptions())
  try {
    for (const row of rows)
      for (const fault of faults) {
        const cell = await believed(() => attempt(browser, site, row, fault))
        wrong.push(...cell.faults.map((each) => `${row.name}, ${fault}, in a browser: ${each}`))
        say(tableLine(`${row.name} (in a browser)`, fault, [cellText(cell)]))
      }
  } finally {
    await browser.close()
  }
  return { cells: rows.length * faults.length, faults: wrong }
}
