import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { brands } from '../../brands/registry.ts'
import { countries, restrictionOf } from '../../platform/demo/demo.ts'
import {
  type Consent,
  type ConsentCategory,
  consentCategories,
  necessaryOnly,
} from '../../shared/consent/categories.ts'
import { blocksPage, type Restriction, restrictions } from '../../shared/place/restriction.ts'
import { browserOptions } from '../browser.ts'
import { ConsentWatch } from './consent-walk.ts'
import type { Round, VerifiedSite } from './round.ts'

/**
 * A country in which the brand's visitors have this restriction; null where none has, as a brand's own rules come first. Malta
 * goes before others: no brand is at home there.
 */
const placeWith = (site: VerifiedSite, restriction: Restriction): string | null =>
  ['MT', ...countries.map(({ iso2 }) => iso2)].find(
    (country) => restrictionOf(brands[site.id], country, null).restriction === restriction,
  ) ?? null

const grant = (...categories: readonly ConsentCategory[]): Consent => ({
  ...necessaryOnly,
  ...Object.fromEntries(categories.map((category) => [category, true])),
})

/** Choices in the order in which one visitor makes them; the last takes everything back. */
const choices: readonly {
  readonly name: string
  readonly click: string
  readonly granted: (gpc: boolean) => Consent
}[] = [
  { name: 'reject', click: 'reject', granted: () => necessaryOnly },
  { name: 'functionality', click: 'save', granted: () => grant('functionality') },
  { name: 'tracking', click: 'save', granted: () => grant('tracking') },
  { name: 'targeting', click: 'save', granted: () => grant('targeting') },
  // With GPC, Accept leaves targeting off (rulings 6.5).
  {
    name: 'accept',
    click: 'accept',
    granted: (gpc) => (gpc ? grant('functionality', 'tracking') : grant('functionality', 'tracking', 'targeting')),
  },
  { name: 'withdraw', click: 'reject', granted: () => necessaryOnly },
]

async function choose(page: Page, click: string, granted: Consent): Promise<void> {
  if (!(await page.locator('.consent').isVisible())) await page.locator('[data-consent-open]').first().click()
  if (click === 'save') {
    const details = page.locator('.consent details')
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
    for (const category of consentCategories)
      if (category !== 'necessary') await page.locator(`.consent input[name=${category}]`).setChecked(granted[category])
  }
  await page.locator(`.consent button[value=${click}]`).click()
}

const contextOf = async (browser: Browser, gpc: boolean): Promise<BrowserContext> => {
  const context = await browser.newContext(gpc ? { extraHTTPHeaders: { 'sec-gpc': '1' } } : {})
  if (gpc)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
  return context
}

/** One visitor of a brand in a place: everything that they may choose, one after the other. */
async function visitor(
  browser: Browser,
  {
    port,
    site,
    place,
    restriction,
    gpc,
  }: { port: number; site: VerifiedSite; place: string; restriction: Restriction; gpc: boolean },
  say: (line: string) => void,
): Promise<string[]> {
  const context = await contextOf(browser, gpc)
  const page = await context.newPage()
  const faults: string[] = []
  const row = (choice: string, asked: readonly string[], kept: readonly string[], found: readonly string[]): void => {
    const name = `${site.id.padEnd(3)} ${restriction.padEnd(16)} ${gpc ? 'GPC' : '   '} ${choice.padEnd(13)}`
    say(
      `  ${name} ${found.length === 0 ? 'holds' : 'FAULT'}  asked: ${asked.join(' ') || 'nobody'}; kept: ${kept.join(' ') || 'nothing'}`,
    )
    faults.push(...found.map((fault) => `${site.id}, ${restriction}${gpc ? ', GPC' : ''}, ${choice}: ${fault}`))
  }
  const settings = brands[site.id].domain.thirdPartySettings
  const url = `http://${site.host}:${port}/?gl=${place}&aname=partner-1&bt=welcome26`
  const watch = new ConsentWatch(page, settings)
  await page.goto(url)
  const first = await watch.look(necessaryOnly)
  row('none yet', first.asked, first.kept, first.faults)
  if (blocksPage(restriction)) {
    // A choice that was made elsewhere grants nothing here.
    await context.addCookies([{ name: 'xconsent', value: '1111', url: page.url() }])
    await page.reload()
    const blocked = await watch.look(necessaryOnly)
    const asked = await page.locator('.consent').count()
    row('1111 elsewhere', blocked.asked, blocked.kept, [...blocked.faults, ...(asked > 0 ? ['they are asked'] : [])])
  } else
    for (const { name, click, granted } of choices) {
      await choose(page, click, granted(gpc))
      // What runs already is not asked again: that all who may are asked is seen on the next page, where the choice holds too.
      const now = await watch.look(granted(gpc), { all: false, pause: 1200 })
      await page.goto(url)
      const next = await watch.look(granted(gpc))
      row(name, [...new Set([...now.asked, ...next.asked])], next.kept, [...now.faults, ...next.faults])
    }
  await context.close()
  return faults
}

/**
 * The consent proof: over every brand, restriction, GPC and choice, in a real browser, who was asked and what is kept. Nobody
 * and nothing before their category is granted, and nothing of it after it is withdrawn.
 */
export const consent: Round = async ({ port, sites, say }) => {
  const browser = await chromium.launch(browserOptions())
  const faults: string[] = []
  try {
    for (const site of sites)
      for (const restriction of restrictions) {
        const place = placeWith(site, restriction)
        if (place === null) say(`  ${site.id.padEnd(3)} ${restriction.padEnd(16)} nowhere`)
        else
          for (const gpc of [false, true])
            faults.push(...(await visitor(browser, { port, site, place, restriction, gpc }, say)))
      }
  } finally {
    await browser.close()
  }
  return faults
}
