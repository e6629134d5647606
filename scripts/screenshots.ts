// `npm run screenshots`: pictures of each culture's home for its web app manifest, taken from a running site (npm start).
// They are kept in brands/<id>/screenshots and built into the manifests; take them again when home changes its look.
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { brands } from '../brands/registry.ts'
import { cultures } from '../locales/registry.ts'
import { browserOptions } from './browser.ts'

const port = Number(process.env.PORT ?? 8787)
/** The forms a manifest names; scripts/build/build.ts writes the same sizes. */
const forms = { narrow: { width: 412, height: 892 }, wide: { width: 1280, height: 800 } } as const

const browser = await chromium.launch(browserOptions())
try {
  for (const { id, domain } of Object.values(brands)) {
    await mkdir(`brands/${id}/screenshots`, { recursive: true })
    for (const culture of domain.cultures) {
      const { routePrefix } = cultures[culture]
      const url = `http://${domain.localHosts[0]}:${port}/${routePrefix === '' ? '' : `${routePrefix}/`}`
      for (const [form, viewport] of Object.entries(forms)) {
        const context = await browser.newContext({ viewport })
        await context.addCookies([{ name: 'xconsent', value: '1000', url }])
        const page = await context.newPage()
        await page.goto(url, { waitUntil: 'networkidle' })
        await sharp(await page.screenshot())
          .webp({ quality: 72 })
          .toFile(`brands/${id}/screenshots/${culture}-${form}.webp`)
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
}
