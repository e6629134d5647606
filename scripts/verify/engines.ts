import { mkdir, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type Engine, ensureEngine, type Size, type Tab } from './engines/engine.ts'
import { firefox } from './engines/firefox.ts'
import { webkit } from './engines/webkit.ts'
import type { Round, VerifiedSite } from './round.ts'
import { homeOf, sampleAddresses } from './sites.ts'

const engines: readonly Engine[] = [firefox, webkit]

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const satisfies readonly (Size & { readonly name: string })[]

/** Between the sizes, where the notice's choices stand beside its words. */
const tablet = { name: 'tablet', width: 1024, height: 768 } as const

/** Where the pictures are put. */
const folder = 'atlas/engines'

/** Longest wait for something to open: its code may have to be loaded first. */
const openMs = 10_000

/** What is looked at: where it stands, how it is opened, and by what it is known to be there. */
interface View {
  readonly name: string
  readonly route: 'home' | 'slots'
  readonly open?: string
  readonly there: string
}

const dialogWith = (selector: string): string => `!!document.querySelector('dialog[open] ${selector}')`

const answered = `document.querySelector('.consent button[value=reject]')?.click()`

const views: readonly View[] = [
  { name: 'cookie-notice', route: 'home', there: `document.querySelector('.consent').checkVisibility()` },
  { name: 'home', route: 'home', open: answered, there: `!!document.querySelector('.game-card')` },
  { name: 'category', route: 'slots', open: answered, there: `!!document.querySelector('.game-card')` },
  {
    name: 'game',
    route: 'home',
    open: `${answered}; document.querySelector('.game-card__info').click()`,
    there: dialogWith('h2'),
  },
  { name: 'search', route: 'home', open: `${answered}; location.hash = 'search'`, there: dialogWith('input') },
  { name: 'account', route: 'home', open: `${answered}; location.hash = 'account/login'`, there: dialogWith('h2') },
]

/** Resolves once the page's first script has run: before that a link or a form answers by itself, as it does without script. */
const scripted = `import(document.querySelector('script[type=module][src]').src)`

/** What must hold of every view in every engine; each line that comes back is a fault. */
const rules = `(() => {
  const faults = []
  const over = document.documentElement.scrollWidth - innerWidth
  if (over > 0) faults.push('scrolls sideways by ' + over + ' px')
  const choices = [...document.querySelectorAll('.consent summary, .consent__choices > button')].filter((one) => one.checkVisibility())
  const boxes = choices.map((one) => one.getBoundingClientRect())
  const spread = (of) => boxes.length === 0 ? 0 : Math.max(...boxes.map(of)) - Math.min(...boxes.map(of))
  if (spread((box) => box.top) > 1) faults.push('the choices of the cookie notice are out of line by ' + Math.round(spread((box) => box.top)) + ' px')
  if (spread((box) => box.width) > 1) faults.push('the choices of the cookie notice differ in width by ' + Math.round(spread((box) => box.width)) + ' px')
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const { left, right, top } = dialog.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1 || top < -1) faults.push('the dialog reaches beyond the window')
  }
  return faults
})()`

async function comes(tab: Tab, there: string): Promise<boolean> {
  const began = performance.now()
  while (performance.now() - began < openMs) {
    if ((await tab.ask(there)) === true) return true
    await wait(100)
  }
  return false
}

async function look(tab: Tab, url: string, view: View, size: Size, file: string): Promise<readonly string[]> {
  await tab.visit(url, size)
  await tab.ask(scripted)
  if (view.open !== undefined) await tab.ask(`(() => { ${view.open} })()`)
  const faults = (await comes(tab, view.there)) ? [] : ['did not open']
  // What moves has come to rest: 300 ms is more than any transition of the site.
  await wait(300)
  faults.push(...z.array(z.string()).parse(await tab.ask(rules)), ...(await tab.errors()))
  await writeFile(file, await tab.picture())
  return faults
}

async function lookAtSite(tab: Tab, engine: Engine, port: number, site: VerifiedSite): Promise<readonly string[]> {
  const [culture] = site.cultures
  if (culture === undefined) return []
  const samples = await sampleAddresses(port, site)
  const path = { home: homeOf(site, culture), slots: samples.find((one) => one.route === 'slots')?.path ?? '/' }
  const faults: string[] = []
  for (const view of views)
    for (const size of view.name === 'cookie-notice' ? [...sizes, tablet] : sizes) {
      const url = `http://${site.host}:${port}${path[view.route]}`
      const name = `${site.id}-${view.name}-${size.name}-${engine.name.toLowerCase()}`
      const found = await look(tab, url, view, size, `${folder}/${name}.png`).catch((error: unknown) => [`${error}`])
      faults.push(...found.map((fault) => `${name}: ${fault}`))
    }
  return faults
}

/** Home, a category, a game, search, the account and the cookie notice in the two other engines, with pictures into atlas/engines/. */
export const otherEngines: Round = async ({ port, sites, say }) => {
  await mkdir(folder, { recursive: true })
  const all: string[] = []
  for (const engine of engines) {
    await ensureEngine(engine, say)
    const tab = await engine.open()
    try {
      for (const site of sites) {
        const faults = await lookAtSite(tab, engine, port, site)
        say(`${engine.name}, ${site.name}: ${views.length} views, ${faults.length} faults, pictures in ${folder}/`)
        all.push(...faults)
      }
    } finally {
      await tab.close()
    }
  }
  return all
}
