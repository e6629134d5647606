import { mkdir } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { brands, defaultBrand } from '../brands/registry.ts'
import { cultures } from '../locales/registry.ts'
import { prefixed, prefixOf } from '../shared/routes/prefix.ts'
import type { BrandId } from '../shared/site/ids.ts'
import { browserOptions } from './browser.ts'
import { command } from './command/command.ts'
import { assertRunning } from './command/running.ts'

/** The browser that looks, and where the site listens. */
interface Camera {
  readonly browser: Browser
  readonly port: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The forms a manifest names; scripts/build/assets.ts writes the same sizes. */
const forms = { narrow: { width: 412, height: 892 }, wide: { width: 1280, height: 800 } } as const

/** A page as a returning visitor sees it: the cookie notice is answered. */
async function shoot({ browser, port }: Camera, brand: BrandId, path: string, viewport: Size): Promise<Buffer> {
  const url = `http://${brands[brand].domain.localHosts[0]}:${port}${path}`
  const context = await browser.newContext({ viewport })
  await context.addCookies([{ name: 'xconsent', value: '1000', url }])
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await context.close()
  return picture
}

async function manifestPictures(camera: Camera): Promise<void> {
  for (const { id, domain } of Object.values(brands)) {
    await mkdir(`brands/${id}/screenshots`, { recursive: true })
    for (const culture of domain.cultures) {
      const home = prefixed(prefixOf(domain, cultures[culture]), '/')
      for (const [form, viewport] of Object.entries(forms))
        await sharp(await shoot(camera, id, home, viewport))
          .webp({ quality: 72 })
          .toFile(`brands/${id}/screenshots/${culture}-${form}.webp`)
      console.log(`brands/${id}/screenshots/${culture}-{${Object.keys(forms).join(',')}}.webp`)
    }
  }
}

const gap = 16
const tile = { width: 640, height: 450 }
/** Three phones fill a tile. */
const phone = { width: (tile.width - 2 * gap) / 3, height: tile.height }
const phonePages = ['/slots/book-of-dead/', '/slots/', '/promotions/'] as const

/** The README's picture: every brand's home, and three pages on a phone, each of another brand. */
async function readmePicture(camera: Camera): Promise<void> {
  const place = (index: number) => ({
    left: gap + (index % 3) * (tile.width + gap),
    top: gap + Math.floor(index / 3) * (tile.height + gap),
  })
  const parts: OverlayOptions[] = []
  const ids = Object.values(brands).map(({ id }) => id)
  for (const [index, id] of ids.entries()) {
    const picture = await shoot(camera, id, '/', { width: 2 * tile.width, height: 2 * tile.height })
    parts.push({ input: await sharp(picture).resize(tile).toBuffer(), ...place(index) })
  }
  const { left, top } = place(ids.length)
  const viewport = { width: 390, height: Math.round((390 * phone.height) / phone.width) }
  for (const [index, path] of phonePages.entries()) {
    const size = { width: Math.floor(phone.width), height: phone.height }
    const input = await sharp(await shoot(camera, ids[index] ?? defaultBrand.id, path, viewport))
      .resize(size)
      .toBuffer()
    parts.push({ input, left: left + Math.round(index * (phone.width + gap)), top })
  }
  const rows = Math.ceil((ids.length + 1) / 3)
  const canvas = { width: gap + 3 * (tile.width + gap), height: gap + rows * (tile.height + gap) }
  await sharp({ create: { ...canvas, channels: 3, background: '#d3d6de' } })
    .composite(parts)
    .webp({ quality: 80 })
    .toFile('docs/images/brands.webp')
  console.log('docs/images/brands.webp')
}

await command({
  name: 'npm run screenshots',
  summary:
    "Pictures of a running site, to be taken again when the look changes: each culture's home for its web app manifest, into brands/<id>/screenshots, and the README's.",
  reads: ['PORT'],
  run: async ({ env }) => {
    await assertRunning(env.PORT)
    const browser = await chromium.launch(browserOptions())
    try {
      await manifestPictures({ browser, port: env.PORT })
      await readmePicture({ browser, port: env.PORT })
    } finally {
      await browser.close()
    }
  },
})
