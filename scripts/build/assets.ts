import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { loadBrandArt } from '../../brands/art.ts'
import { brands } from '../../brands/registry.ts'
import { brandIcon, brandLogo } from '../../drawing/brand/logo.ts'
import { textsOf } from '../../locales/catalogues.ts'
import type { Brand } from '../../shared/site/brand.ts'
import { cultureIds } from '../../shared/site/ids.ts'
import { Stopped } from '../command/faults.ts'
import { brandFaults } from './brand-faults.ts'
import { buildClient, buildServiceWorkers, contentHash } from './client.ts'
import { displayFont } from './display-font.ts'
import { copyPartytown } from './partytown.ts'
import { buildPlatformAssets } from './platform-assets.ts'
import { brandRasters } from './rasters.ts'
import { brandStylesheet, operatorStylesheet, overlayStylesheet, textFont } from './styles.ts'

const outdir = 'build/assets'
/** The files that pages name, by their hashes. */
export const assetsFolder = `${outdir}/assets`

/** Writes a file under its content's hash and gives its address. */
async function emit(name: string, extension: string, content: string | Uint8Array): Promise<string> {
  const file = `/assets/${name}.${contentHash(content)}.${extension}`
  await writeFile(outdir + file, content)
  return file
}

const shotSizes = { narrow: '412x892', wide: '1280x800' } as const

/** The pictures of a culture's home that `npm run screenshots` took, for its manifest; none where it was not run. */
async function screenshotsOf({ id, domain }: Brand) {
  const entries = await Promise.all(
    domain.cultures.map(async (culture) => {
      try {
        const shots = await Promise.all(
          (['narrow', 'wide'] as const).map(async (form) => {
            const file = await readFile(`brands/${id}/screenshots/${culture}-${form}.webp`)
            return [
              form,
              { src: await emit(`${id}-${culture}-${form}`, 'webp', file), sizes: shotSizes[form] },
            ] as const
          }),
        )
        return [[culture, Object.fromEntries(shots)] as const]
      } catch {
        return []
      }
    }),
  )
  return Object.fromEntries(entries.flat())
}

/** Builds the client, the stylesheets, the texts and the marks; then the manifest that the Worker is bundled with. */
async function buildSiteAssets(keep: boolean): Promise<void> {
  if (!keep) await rm('build/assets', { recursive: true, force: true })
  await mkdir(`${outdir}/assets`, { recursive: true })
  await cp('public', outdir, { recursive: true })
  const [scripts, serviceWorkers, font] = await Promise.all([
    buildClient(outdir),
    buildServiceWorkers(),
    readFile(textFont),
  ])
  await copyPartytown(outdir)
  const fontFile = await emit('figtree', 'woff2', font)

  const art = await loadBrandArt()
  const brandEntries = await Promise.all(
    Object.values(brands).map(async (brand) => {
      const { id, colors } = brand
      const { social, place, placeOfPhone, ...icons } = await brandRasters(art[id])
      const display = await displayFont(art[id].display)
      const fonts = { text: fontFile, display: await emit(`${id}-display`, 'woff2', display.file) }
      const pngs = await Promise.all(
        Object.entries(icons).map(async ([name, png]) => [name, await emit(`${id}-${name}`, 'png', png)]),
      )
      const entry = {
        stylesheet: await emit(
          id,
          'css',
          await brandStylesheet(
            id,
            {
              figtree: fonts.text,
              display: fonts.display,
              place: await emit(`${id}-place`, 'webp', place),
              'place-phone': await emit(`${id}-place-phone`, 'webp', placeOfPhone),
            },
            display.css,
          ),
        ),
        fonts,
        images: {
          logo: await emit(`${id}-logo`, 'svg', brandLogo(art[id], { tone: colors.header })),
          icon: await emit(`${id}-icon`, 'svg', brandIcon(art[id], 96)),
          social: await emit(`${id}-social`, 'webp', social),
          ...Object.fromEntries(pngs),
        },
        screenshots: await screenshotsOf(brand),
      }
      return [id, entry]
    }),
  )
  const textEntries = await Promise.all(
    cultureIds.map(async (id) => {
      const { client, game } = textsOf(id)
      return [id, await emit(`texts-${id}`, 'json', JSON.stringify({ client, game }))]
    }),
  )
  const manifest = {
    scripts,
    overlayStyles: await emit('overlays', 'css', await overlayStylesheet()),
    operatorStyles: await emit('operators', 'css', await operatorStylesheet()),
    brands: Object.fromEntries(brandEntries),
    texts: Object.fromEntries(textEntries),
    serviceWorkers,
  }
  const version = contentHash(JSON.stringify(manifest))
  // A module and no JSON: an incremental check of types does not see that a JSON file has another shape.
  await writeFile('build/manifest.ts', `export const manifest = ${JSON.stringify({ version, ...manifest }, null, 2)}\n`)
}

/**
 * Builds what browsers load, of the site and of the platform, with the manifests that the Workers are bundled with. `keep`
 * leaves what earlier builds made: pages that are open may still ask for it. Throws a line for each fault of a brand.
 */
export async function buildAssets({ keep }: { readonly keep: boolean }): Promise<void> {
  const faults = brandFaults(Object.values(brands))
  if (faults.length > 0) throw new Stopped(faults.join('\n'))
  await Promise.all([buildSiteAssets(keep), buildPlatformAssets()])
}
