import { readFile, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { loadBrandArt } from '../../brands/art.ts'
import { brands } from '../../brands/registry.ts'
import { brandIcon, brandLogo } from '../../drawing/brand/logo.ts'
import { contentHash } from './client.ts'
import { platformStylesheet, textFont } from './styles.ts'

interface File {
  readonly type: string
  readonly text: string
  readonly base64: boolean
}

/** The scripts of the platform's pages, of the widget, of the account logger and of the vendors' stand-ins. */
export const platformEntries = {
  page: 'platform/pages/browser/page.ts',
  frame: 'platform/widget/browser/frame.ts',
  widget: 'platform/widget/browser/widget.ts',
  accountLogger: 'platform/account-logger/browser/logger.ts',
  vendorStandIn: 'platform/vendors/browser/stand-in.ts',
} as const

/** A script of the platform's pages or of the widget, bundled into one text. */
async function script(entry: string): Promise<string> {
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    target: ['es2022', 'safari16'],
    legalComments: 'none',
    format: 'iife',
    write: false,
  })
  return (built.outputFiles[0]?.text ?? '').trim()
}

const stylesOf = async (brand: string, font: string): Promise<string> =>
  Buffer.from(await platformStylesheet(brand, { figtree: font })).toString()

/**
 * What the platform's own pages load: styles of each brand, marks, the font and the scripts. They are few and small, so they
 * are part of the Worker's bundle: `build/platform-manifest.ts` holds them by address.
 */
export async function buildPlatformAssets(): Promise<void> {
  const files: Record<string, File> = {}
  const emit = (name: string, extension: string, type: string, content: string | Buffer): string => {
    const address = `/assets/${name}.${contentHash(content)}.${extension}`
    const base64 = typeof content !== 'string'
    files[address] = { type, text: base64 ? content.toString('base64') : content, base64 }
    return address
  }
  const font = emit('figtree', 'woff2', 'font/woff2', await readFile(textFont))
  const [page, frame, widget, accountLogger, vendorStandIn] = await Promise.all([
    script(platformEntries.page),
    script(platformEntries.frame),
    script(platformEntries.widget),
    script(platformEntries.accountLogger),
    script(platformEntries.vendorStandIn),
  ])
  const art = await loadBrandArt()
  const brandEntries = await Promise.all(
    Object.values(brands).map(async ({ id, colors }) => [
      id,
      {
        stylesheet: emit(id, 'css', 'text/css; charset=utf-8', await stylesOf(id, font)),
        logo: emit(`${id}-logo`, 'svg', 'image/svg+xml', brandLogo(art[id], { tone: colors.header })),
        icon: emit(`${id}-icon`, 'svg', 'image/svg+xml', brandIcon(art[id], 96)),
      },
    ]),
  )
  const javascript = 'text/javascript; charset=utf-8'
  const scripts = { page: emit('page', 'js', javascript, page), frame: emit('frame', 'js', javascript, frame) }
  const manifest = {
    // In one order, whichever was made first: what has not changed comes out the same.
    files: Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
    brands: Object.fromEntries(brandEntries),
    scripts,
    widget,
    accountLogger,
    vendorStandIn,
  }
  // A module and no JSON: an incremental check of types does not see that a JSON file has another shape.
  await writeFile('build/platform-manifest.ts', `export const manifest = ${JSON.stringify(manifest, null, 2)}\n`)
}
