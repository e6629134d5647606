import { z } from 'zod'
import { manifest } from '../../build/platform-manifest.ts'
import type { BrandId } from '../../shared/site/ids.ts'

const manifestSchema = z.object({
  /** Every file by its address: text, or base64 for what is not text. */
  files: z.record(z.string(), z.object({ type: z.string(), text: z.string(), base64: z.boolean() })),
  brands: z.record(z.string(), z.object({ stylesheet: z.string(), logo: z.string(), icon: z.string() })),
  scripts: z.object({ page: z.string(), frame: z.string() }),
  /** Text of the script that a site's page loads; the config is put before it. */
  widget: z.string(),
  /** The account logger's script, and the one that stands for the vendors in local runs; each with its config before it. */
  accountLogger: z.string(),
  vendorStandIn: z.string(),
})

/** Files of the platform's own pages, as the build made them (scripts/build/platform-assets.ts). */
export const assets = manifestSchema.parse(manifest)

/** The files of a brand. The build made them for every registered one. */
export function brandAssets(id: BrandId) {
  const own = assets.brands[id]
  if (own === undefined) throw new Error(`The build made no files for the brand "${id}". Run npm run build.`)
  return own
}

const forever = 'public, max-age=31536000, immutable'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** A file of the platform's pages, or null. Its name changes with its bytes. */
export function respondAsset(pathname: string): Response | null {
  const file = Object.hasOwn(assets.files, pathname) ? assets.files[pathname] : undefined
  if (file === undefined) return null
  return new Response(file.base64 ? bytesOf(file.text) : file.text, {
    headers: { 'content-type': file.type, 'cache-control': forever, 'x-content-type-options': 'nosniff' },
  })
}
