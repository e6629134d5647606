import { mkdir } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { brands } from '../brands/registry.ts'
import { atlasPages } from './atlas-pages.ts'
import { browserOptions } from './browser.ts'
import { command } from './command/command.ts'
import { WrongCall } from './command/faults.ts'
import { assertRunning } from './command/running.ts'
import { siteRows } from './site-matrix.ts'

const devices = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1280, height: 900 },
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
  // Pictures load when they come near. Limit: 5 s; then the sheet shows what is there.
  await page
    .waitForFunction(
      () => [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
      null,
      { timeout: 5000 },
    )
    .catch(() => console.warn(`${url}: pictures are missing`))
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

/** Makes the sheets whose brand, culture and page bear all wanted names; gives how many. */
async function drawSheets(port: number, wanted: readonly string[]): Promise<number> {
  await mkdir('atlas', { recursive: true })
  const browser = await chromium.launch(browserOptions())
  let sheets = 0
  try {
    for (const { id, domain } of Object.values(brands)) {
      const host = domain.localHosts[0] ?? domain.host
      const rows = await siteRows(port, host)
      for (const culture of domain.cultures)
        for (const { name, path } of await atlasPages(host, rows, culture)) {
          if (!wanted.every((word) => [id, culture, name].includes(word))) continue
          const pictures: Buffer[] = []
          for (const device of devices) pictures.push(await capture(browser, `http://${host}:${port}${path}`, device))
          const file = `atlas/${id}-${culture}-${name}.png`
          await sheet(pictures, file)
          console.log(file)
          sheets++
        }
    }
  } finally {
    await browser.close()
  }
  return sheets
}

await command({
  name: 'npm run atlas',
  summary:
    'Contact sheets of a running site, one a culture and page, into atlas/: phone, tablet, desktop. With names only what bears them all.',
  words: { kind: 'free', usage: '[<brand or culture or page> …]' },
  reads: ['PORT'],
  examples: ['npm run atlas -- de', 'npm run atlas -- frca winners'],
  run: async ({ words, env }) => {
    await assertRunning(env.PORT)
    if ((await drawSheets(env.PORT, words)) === 0)
      throw new WrongCall(`Nothing is called ${words.join(' and ')}: name brands, cultures or pages.`)
  },
})
