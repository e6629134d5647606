import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { compileRoutes } from '../../shared/routes/compile.ts'
import { browserOptions } from '../browser.ts'
import { inTurn } from './ask.ts'
import { atRest } from './opened.ts'
import type { Round, VerifiedSite } from './round.ts'
import { homeOf, sampleAddresses } from './sites.ts'

/** How a visitor may meet a page, and what must hold of it then. Each rule gives its faults, one line each. */
interface Condition {
  readonly name: string
  readonly context: BrowserContextOptions
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly rules: readonly ((page: Page) => Promise<readonly string[]>)[]
}

/** Nothing makes the page scroll sideways; the parts that reach furthest are named. */
const noSideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth
    if (over <= 0) return []
    const clipped = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible' && at !== document.body) return true
      return false
    }
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !clipped(element))
      .slice(0, 3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    return [`scrolls sideways by ${over} px: ${widest.join(', ')}`]
  })

/** Words of buttons, links and headings are not cut by their own box. */
const nothingCut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.button, .menu__link, .tabs a, h1, h2, h3, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .slice(0, 3)
      .map((element) => `cut: ${element.className || element.tagName} "${element.textContent.slice(0, 40)}"`),
  )

/** What a finger must meet is 44 px high and wide (WCAG 2.5.5). */
const roomForFingers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const mainActions =
      '.button, .icon-button, summary.menu__link, .menu__link, .mobile-bar > *, .tabs a, .game-card__info, .slider-arrow'
    const small = [...document.querySelectorAll<HTMLElement>(mainActions)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (width < 43.5 || height < 43.5)
    })
    const named = small.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `small: ${element.className} "${element.textContent.slice(0, 24)}" is ${Math.round(width)} × ${Math.round(height)}`
    })
    return [...new Set(named)].slice(0, 5)
  })

/** Most of the window that bars may cover while the page is read. */
const mostCovered = 0.4

/** Bars that stay while the page scrolls leave most of a low window to it. */
const roomToRead = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    scrollTo(0, 600)
    await new Promise((done) => requestAnimationFrame(done))
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element)
      const { width } = element.getBoundingClientRect()
      // A screen that shuts the place out is read itself.
      if (element.getAttribute('aria-modal') === 'true') return false
      return (position === 'fixed' || position === 'sticky') && width > innerWidth * 0.9 && element.checkVisibility()
    })
    const covered = bars.reduce((sum, element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const stays = top <= 120 || bottom >= innerHeight - 120
      return stays ? sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : sum
    }, 0)
    return covered / innerHeight > most
      ? [`bars cover ${Math.round((covered / innerHeight) * 100)} % of the window`]
      : []
  }, mostCovered)

/** Parts that only their ground tells apart have a border where a visitor's own colours take the ground away. */
const borders = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.button, input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, .card, dialog[open]',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderBlockStartStyle, borderBlockStartWidth } = getComputedStyle(element)
        return borderBlockStartStyle === 'none' || parseFloat(borderBlockStartWidth) < 1
      })
      .slice(0, 3)
      .map((element) => `has no border: ${element.className || element.tagName}`),
  )

/** On paper nothing can be pressed, and a picture that has not come leaves no empty box. */
const paper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
      })
    const pressed = seen('button, .button, input, select, textarea')
    const empty = seen('img').filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0)
    return [
      ...[...new Set(pressed.map((element) => `a button on paper: ${element.className || element.tagName}`))].slice(
        0,
        3,
      ),
      ...[...new Set(empty.map((element) => `an empty picture on paper: ${element.className}`))].slice(0, 3),
    ]
  })

/** Regions of one kind are told apart by their names (landmarks of WAI-ARIA). */
const namedRegions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('aside, nav')]
      .filter((element) => {
        const name =
          element.getAttribute('aria-label') ??
          document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent
        return !name?.trim()
      })
      .map((element) => `a region without a name: ${element.tagName.toLowerCase()}.${element.className}`),
  )

/** Text of twice the size: by the visitor's own font size, as a browser's settings have it. */
const doubled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    document.documentElement.style.setProperty('font-size', '200%', 'important')
    await new Promise((done) => requestAnimationFrame(done))
  })

const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: 1 } as const

const conditions: readonly Condition[] = [
  {
    name: 'text at 200 % on 1280 px',
    context: { viewport: { width: 1280, height: 900 } },
    prepare: doubled,
    rules: [noSideways, nothingCut],
  },
  {
    name: 'text at 200 % on 640 px',
    context: { viewport: { width: 640, height: 900 } },
    prepare: doubled,
    rules: [noSideways],
  },
  {
    name: 'a phone of 320 px',
    context: { ...phone, viewport: { width: 320, height: 640 } },
    rules: [noSideways, nothingCut, roomForFingers, namedRegions],
  },
  {
    name: 'a phone on its side',
    context: { ...phone, viewport: { width: 740, height: 360 }, screen: { width: 740, height: 360 } },
    rules: [noSideways, roomToRead],
  },
  {
    name: 'forced colours',
    context: { viewport: { width: 1280, height: 900 }, forcedColors: 'active' },
    rules: [borders],
  },
  {
    name: 'paper',
    context: { viewport: { width: 794, height: 1123 } },
    prepare: (page) => page.emulateMedia({ media: 'print' }),
    rules: [paper],
  },
]

/** One address of each kind of page, in the site's first culture. */
async function onePageOfEachKind(port: number, site: VerifiedSite): Promise<readonly string[]> {
  const [culture] = site.cultures
  if (culture === undefined) return []
  const { byKey } = compileRoutes(culture, site.id)
  const kinds = new Map<string, string>([['home', homeOf(site, culture)]])
  for (const sample of await sampleAddresses(port, site)) {
    const kind = [...byKey.values()].find(({ key }) => key === sample.route)?.entry.contentType
    if (sample.culture === culture && kind !== undefined && !kinds.has(kind)) kinds.set(kind, sample.path)
  }
  return [...kinds.values(), `${homeOf(site, culture)}no-such-page/`, `${homeOf(site, culture)}?gl=US`]
}

async function faultsUnder(browser: Browser, origin: string, paths: readonly string[], condition: Condition) {
  const context = await browser.newContext(condition.context)
  await context.addCookies([{ name: 'xconsent', value: '1000', url: origin }])
  const page = await context.newPage()
  const faults: string[] = []
  for (const path of paths) {
    await page.emulateMedia({ media: null })
    await page.goto(origin + path)
    await condition.prepare?.(page)
    await atRest(page)
    for (const rule of condition.rules)
      faults.push(...(await rule(page)).map((fault) => `${path} with ${condition.name}: ${fault}`))
  }
  await context.close()
  return faults
}

/** One page of each kind of each brand, as it is met with large text, small and low screens, forced colours and on paper. */
export const everyCondition: Round = async ({ port, sites, say }) => {
  const browser = await chromium.launch(browserOptions())
  const all: string[] = []
  try {
    for (const site of sites) {
      const origin = `http://${site.host}:${port}`
      const paths = await onePageOfEachKind(port, site)
      const faults: string[] = []
      await inTurn(conditions, 2, async (condition) => {
        faults.push(...(await faultsUnder(browser, origin, paths, condition)))
      })
      say(`${site.name}: ${paths.length} pages under ${conditions.length} conditions, ${faults.length} faults`)
      all.push(...faults.map((fault) => `${site.host} ${fault}`))
    }
  } finally {
    await browser.close()
  }
  return all
}
