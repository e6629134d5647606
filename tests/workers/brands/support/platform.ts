/**
 * The platform of the project in the working directory, with a few games and no pictures, until the caller disconnects. It
 * tells the caller its origin. A process of its own, because a seed reads the registries beside it.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as throwaway from '../../../../scripts/run/throwaway-platform.ts'

const [siteOrigin = ''] = process.argv.slice(2)
const module = pathToFileURL(join(process.cwd(), 'scripts/run/throwaway-platform.ts')).href
const { startPlatform }: typeof throwaway = await import(module)
const platform = await startPlatform({ games: 12, vars: { SITE_ORIGIN: siteOrigin } })
process.once('disconnect', () => platform.stop())
process.send?.(platform.origin)
