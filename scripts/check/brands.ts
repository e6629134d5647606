// Part of `npm run check`: no brand stands by its id outside its own places (README "Add a brand").
import { glob, readFile } from 'node:fs/promises'
import { brandIds } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { markets } from '../../markets/registry.ts'
import { fallbackCatalogueIds, unservedCatalogueIds } from '../../shared/site/ids.ts'
import { command } from '../command/command.ts'
import { Stopped } from '../command/faults.ts'
import { brandIdsIn, handListsIn, type Words } from './brand-ids.ts'

const words: Words = {
  brands: brandIds,
  others: new Set<string>([
    ...Object.values(cultures).flatMap(({ id, lang }) => [id, lang]),
    ...Object.values(markets).map(({ id }) => id),
    ...fallbackCatalogueIds,
    ...unservedCatalogueIds,
  ]),
}

/** Code that serves every brand alike. */
const product = '{worker,client,shared,platform,drawing,markets,scripts,bench}/**/*.{ts,tsx}'
/** Tests speak of particular brands; only their lists follow from the registry. */
const tests = '{tests,e2e}/**/*.{ts,tsx}'

async function faultsOf(pattern: string, find: (text: string) => string[]): Promise<string[]> {
  const faults: string[] = []
  for await (const file of glob(pattern))
    for (const found of find(await readFile(file, 'utf8'))) faults.push(`${file}: ${found}`)
  return faults.sort()
}

await command({
  name: 'node scripts/check/brands.ts',
  summary: 'Finds brands that stand by their id outside brands/, wrangler.toml and locales/registry.ts.',
  run: async () => {
    const faults = [
      ...(await faultsOf(product, (text) => brandIdsIn(text, words))),
      ...(await faultsOf(tests, (text) => handListsIn(text, words))),
    ]
    if (faults.length > 0)
      throw new Stopped(
        `A brand's own belongs in its folder, a list of brands follows from brands/registry.ts:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
      )
  },
})
