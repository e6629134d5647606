import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { browserOptions } from '../browser.ts'
import { Stopped } from '../command/faults.ts'
import { atRest } from './opened.ts'
import { changedShare, pictureState } from './picture-state.ts'
import type { Round, VerifiedSite } from './round.ts'
import { homeOf, sampleAddresses } from './sites.ts'

/** Where the set stands: a picture a view, and the browser that it was made under. */
const set = 'tests/pictures'
const setFile = `${set}/set.json`
/** Where a picture that differs is put, beside the one of the set. */
const changed = 'atlas/pictures'

const setSchema = z.object({ browser: z.string() })

/** Pictures are kept at half their size and in few colours: enough to see what moved, little to carry. */
const keptWidth = { phone: 180, desktop: 480 } as const
const colours = 64

const phone = { name: 'phone', width: 360, height: 740 } as const
const desktop = { name: 'desktop', width: 1280, height: 800 } as const

/** The chosen views, in each brand's first culture: six a brand. */
const views = [
  { name: 'home', route: 'home', size: phone },
  { name: 'home', route: 'home', size: desktop },
  { name: 'slots', route: 'slots', size: phone },
  { name: 'promotions', route: 'promotions', size: desktop },
  { name: 'game', route: 'slotsGame', size: desktop },
  { name: 'missing', route: null, size: desktop },
] as const

/** What is another on every day or visit is left out. */
const fleeting =
  '[data-money], .winners-row, .jackpot-drop, .card__kicker, .promotion__dates { visibility: hidden !important }'

interface Shot {
  readonly name: string
  readonly picture: Buffer
}

async function shotsOf(browser: Browser, port: number, site: VerifiedSite): Promise<Shot[]> {
  const [culture] = site.cultures
  if (culture === undefined) return []
  const samples = await sampleAddresses(port, site)
  const pathOf = (route: string | null): string => {
    const home = homeOf(site, culture)
    if (route === null) return `${home}no-such-page/`
    return route === 'home'
      ? home
      : (samples.find((one) => one.culture === culture && one.route === route)?.path ?? home)
  }
  const shots: Shot[] = []
  for (const { name, route, size } of views) {
    const url = `http://${site.host}:${port}${pathOf(route)}`
    const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'xconsent', value: '1000', url }])
    const page = await context.newPage()
    // Fonts are optional at a first visit: the second has them all.
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
      return document.fonts.ready.then(() => undefined)
    }, fleeting)
    await atRest(page)
    const picture = await sharp(await page.screenshot())
      .resize({ width: keptWidth[size.name] })
      .png({ palette: true, colours, compressionLevel: 9 })
      .toBuffer()
    shots.push({ name: `${site.id}-${name}-${size.name}`, picture })
    await context.close()
  }
  return shots
}

const pixelsOf = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const readOr = async <T>(file: string, read: (content: Buffer) => T): Promise<T | null> => {
  try {
    return read(await readFile(file))
  } catch {
    return null
  }
}

/** Both pictures beside each other, to be looked at. */
async function showChange(name: string, before: Buffer, after: Buffer): Promise<string> {
  const { width, height } = await pixelsOf(after)
  const file = `${changed}/${name}.png`
  await mkdir(changed, { recursive: true })
  await sharp({ create: { width: 2 * width + 8, height, channels: 3, background: '#8a8f98' } })
    .composite([
      {
        input: await sharp(before).resize(width, height, { fit: 'cover', position: 'top' }).png().toBuffer(),
        left: 0,
        top: 0,
      },
      { input: after, left: width + 8, top: 0 },
    ])
    .png()
    .toFile(file)
  return file
}

/**
 * The chosen views beside their pictures of before. A change is taken over by `VERIFY_ACCEPT=1`; a set that was made under
 * another browser is not compared, since each draws letters in its own way.
 */
export const pictures: Round = async ({ port, sites, accept, say }) => {
  const browser = await chromium.launch(browserOptions())
  const faults: string[] = []
  try {
    const here = `Chromium ${browser.version().split('.')[0]}`
    const kept = await readOr(setFile, (content) => setSchema.parse(JSON.parse(content.toString())).browser)
    const state = pictureState({ kept, here, accept })
    if (state.kind === 'other') {
      say(state.why)
      return []
    }
    await mkdir(set, { recursive: true })
    for (const site of sites) {
      const shots = await shotsOf(browser, port, site)
      for (const { name, picture } of shots) {
        const file = `${set}/${name}.png`
        const before = await readOr(file, (content) => content)
        const share = before === null ? 1 : changedShare(await pixelsOf(before), await pixelsOf(picture))
        if (share === 0) continue
        if (state.kind === 'accept') await writeFile(file, picture)
        else if (before === null) faults.push(`${name}: has no picture yet: VERIFY_ACCEPT=1 npm run verify -- pictures`)
        else {
          const shown = await showChange(name, before, picture)
          faults.push(`${name}: ${(share * 100).toFixed(1)} % differs: look at ${shown}; VERIFY_ACCEPT=1 takes it over`)
        }
      }
      say(`${site.name}: ${shots.length} views`)
    }
    if (state.kind === 'accept') await writeFile(setFile, `${JSON.stringify({ browser: here }, null, 2)}\n`)
  } catch (error) {
    throw error instanceof Error ? error : new Stopped(String(error))
  } finally {
    await browser.close()
  }
  return faults
}
