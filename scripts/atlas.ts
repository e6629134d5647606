// `npm run atlas [-- <brand> …]`: contact sheets of a running site (npm start), one a brand and page: phone, tablet, desktop.
import { mkdir } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { brands } from '../brands/registry.ts'
import { browserOptions } from './browser.ts'

const port = Number(process.env.PORT ?? 8787)
const devices = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1280, height: 900 },
] as const

/** Pages of every sheet, below the culture's prefix. Those that a culture lacks show its not-found page. */
const pages = [
  { name: 'home', path: '' },
  { name: 'slots', path: 'slots/' },
  { name: 'game', path: 'slots/book-of-dead/' },
  { name: 'overlay', path: 'slots/#gamepage/thor' },
  { name: 'not-found', path: 'no-such-page/' },
  { name: 'promotions', path: 'promotions/' },
  { name: 'terms', path: 'terms/' },
  { name: 'help', path: 'help/' },
] as const

const gap = 24
/** Height that a page is shown to, in the page's own pixels. */
const shownHeight = 1800

async function capture(browser: Browser, url: string, device: (typeof devices)[number]): Promise<Buffer> {
  const context = await browser.newContext({ viewport: device, deviceScaleFactor: 1 })
  await context.addCookies([{ name: 'xconsent', value: '1000', url }])
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const height = Math.min(shownHeight, await page.evaluate(() => document.documentElement.scrollHeight))
  await page.setViewportSize({ width: device.width, height: Math.max(device.height, height) })
  await page.waitForTimeout(200)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** Puts pictures beside each other on one sheet. */
async function sheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const width = sizes.reduce((sum, size) => sum + size.width + gap, gap)
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * gap
  let left = gap
  const composed = pictures.map((input, index) => {
    const at = { input, left, top: gap }
    left += (sizes[index]?.width ?? 0) + gap
    return at
  })
  await sharp({ create: { width, height, channels: 3, background: '#8a8f98' } })
    .composite(composed)
    .png({ compressionLevel: 9 })
    .toFile(file)
}

const wanted = process.argv.slice(2)
const chosen = Object.values(brands).filter(({ id }) => wanted.length === 0 || wanted.includes(id))
if (chosen.length === 0)
  throw new Error(`No such brand: ${wanted.join(', ')}. Choose from: ${Object.keys(brands).join(', ')}.`)
await mkdir('atlas', { recursive: true })
const browser = await chromium.launch(browserOptions())
try {
  for (const { id, domain } of chosen)
    for (const culture of domain.cultures)
      for (const { name, path } of pages) {
        const prefix = culture === domain.cultures[0] ? '/' : `/${culture}/`
        const url = `http://${domain.localHosts[0]}:${port}${prefix}${path}`
        const pictures: Buffer[] = []
        for (const device of devices) pictures.push(await capture(browser, url, device))
        await sheet(pictures, `atlas/${id}-${culture}-${name}.png`)
        console.log(`atlas/${id}-${culture}-${name}.png`)
      }
} finally {
  await browser.close()
}
