import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { workerBundle } from '../../../scripts/build/worker-bundle.ts'

const sourceMap = z.object({ sources: z.array(z.string()) })
const ownCode = (path: string): boolean => !path.startsWith('node_modules/')

/** What wrangler has bundled, as `npm run build` left it, and the same by esbuild itself. */
test.each([
  ['wrangler.toml', 'build/site'],
  ['platform/wrangler.toml', 'build/platform'],
])('%s: the bundle of npm run dev is made of what a deploy is made of', async (config, folder) => {
  const map = sourceMap.parse(JSON.parse(await readFile(`${folder}/index.js.map`, 'utf8')))
  const deployed = map.sources.map((source) => relative('.', join(folder, source)))
  const { metafile } = await build({ ...workerBundle(config), write: false, outdir: folder, metafile: true })
  // A source without code of its own, such as one of types, is in no map.
  const own = Object.entries(metafile.outputs)
    .flatMap(([, { inputs }]) => Object.entries(inputs))
    .flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []))
  expect(deployed.length).toBeGreaterThan(50)
  expect(deployed.filter((path) => ownCode(path) && !own.includes(path))).toEqual([])
  expect(own.filter((path) => /\.tsx?$/.test(path) && ownCode(path) && !deployed.includes(path))).toEqual([])
})
