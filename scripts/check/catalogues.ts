// Part of `npm run check`, before the compiler says the same at length: each catalogue has the keys of en-GB (rulings 2.8).
import { readFile } from 'node:fs/promises'
import { cultures } from '../../locales/registry.ts'
import { namespaces } from '../../shared/i18n/catalogue.ts'
import { cultureIds, fallbackCatalogueIds, unservedCatalogueIds } from '../../shared/site/ids.ts'
import { command } from '../command/command.ts'
import { Stopped } from '../command/faults.ts'
import { catalogueFaults } from './catalogue-faults.ts'

/** A catalogue that falls back to another one holds what differs; the others hold everything. */
const all = [
  ...cultureIds.map((id) => ({ id, complete: cultures[id].fallbacks.length === 0 })),
  ...[...fallbackCatalogueIds, ...unservedCatalogueIds].map((id) => ({ id, complete: true })),
]

/** The parsed file, or why it cannot be read; nothing where there is no file. */
async function read(file: string): Promise<{ readonly texts: unknown } | { readonly fault: string } | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return { texts: JSON.parse(text) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

async function faultsOf(id: string, complete: boolean): Promise<string[]> {
  const faults: string[] = []
  for (const namespace of namespaces) {
    const file = `locales/${id}/${namespace}.json`
    const [own, base] = await Promise.all([read(file), read(`locales/en-GB/${namespace}.json`)])
    if (own === undefined) faults.push(...(complete ? [`${file}: the file is missing`] : []))
    else if ('fault' in own) faults.push(`${file}: ${own.fault}`)
    else if (base !== undefined && 'texts' in base)
      faults.push(...catalogueFaults(own.texts, base.texts, complete).map((fault) => `${file}: ${fault}`))
  }
  return faults
}

await command({
  name: 'node scripts/check/catalogues.ts',
  summary: 'Finds keys that a catalogue lacks, or that no catalogue knows.',
  run: async () => {
    const faults = await Promise.all(all.map(({ id, complete }) => faultsOf(id, complete)))
    if (faults.flat().length > 0) throw new Stopped(faults.flat().join('\n'))
  },
})
