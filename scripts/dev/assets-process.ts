import { z } from 'zod'
import type * as code from './build-assets.ts'

// The packages that a build of assets takes its time to load; its own code comes with the order, as it is then.
await Promise.all([import('esbuild'), import('lightningcss'), import('opentype.js'), import('sharp')])

const orderSchema = z.object({ code: z.string() })

/** Builds once, by the bundle that it is told (build-assets.ts), and ends. */
process.once('message', async (message) => {
  const { build }: typeof code = await import(orderSchema.parse(message).code)
  process.send?.(await build(), undefined, undefined, () => process.exit())
})
// The parent is gone: nothing may be left running.
process.on('disconnect', () => process.exit())
