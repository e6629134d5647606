import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { brandIds, defaultBrand } from '../../brands/registry.ts'

/** How many times as many: with five brands 50. */
const times = 10

/** Ids of a brand's copies. */
const copiesOf = (id: string): readonly string[] => Array.from({ length: times - 1 }, (_, index) => `${id}${index + 1}`)

/** Puts another text in the place of a source file; `own` is what stands there. */
const replaced = (name: string, file: string, text: (own: string) => string): Plugin => ({
  name,
  setup(build) {
    const path = resolve(file)
    build.onLoad({ filter: /\.ts$/ }, async (loaded) =>
      loaded.path === path
        ? { contents: text(await readFile(path, 'utf8')), loader: 'ts', resolveDir: resolve(path, '..') }
        : undefined,
    )
  },
})

/** Ids of the brands of `manyBrands`, the default one at their end. */
export const manyBrandIds: readonly string[] = [
  ...brandIds.flatMap(copiesOf),
  ...brandIds.filter((id) => id !== defaultBrand.id),
  defaultBrand.id,
]

/** Every brand ten times, under hosts of their own. */
export const manyBrands: readonly Plugin[] = [
  replaced('brands', 'brands/registered.ts', (own) =>
    [
      own,
      ...brandIds.map((id) => `import { brand as ${id}Brand } from './${id}/brand.ts'`),
      'const under = (brand, id) => ({ ...brand, domain: { ...brand.domain, isDefault: false, localHosts: [id + ".localhost"] } })',
      ...brandIds.flatMap((id) => copiesOf(id).map((copy) => `export const ${copy} = under(${id}Brand, '${copy}')`)),
    ].join('\n'),
  ),
  replaced('manifest', 'build/manifest.ts', (own) =>
    [
      own,
      ...brandIds.flatMap((id) => copiesOf(id).map((copy) => `manifest.brands.${copy} = manifest.brands.${id}`)),
    ].join('\n'),
  ),
]

/** The routes of the table ten times, the copies below words of their own. */
export const manyRoutes: readonly Plugin[] = [
  replaced(
    'routes',
    'shared/routes/table.ts',
    (own) => `${own.replace('export const routeTable', 'const ownRoutes')}
const copied = (entry, at) => ({
  ...entry,
  key: entry.key + at,
  ...(entry.masterRoute && { masterRoute: entry.masterRoute + at, rewrite: '/copy-' + at + entry.rewrite }),
  ...(entry.children && { children: entry.children.map((child) => copied(child, at)) }),
})
const copies = Array.from({ length: ${times - 1} }, (_, index) => index + 1).flatMap((at) =>
  ownRoutes
    .filter(({ pattern }) => pattern !== '')
    .map((entry) => ({
      ...copied(entry, at),
      pattern: 'copy-' + at + '/' + entry.pattern,
      ...(entry.culturesPattern && {
        culturesPattern: Object.fromEntries(
          Object.entries(entry.culturesPattern).map(([id, pattern]) => [id, 'copy-' + at + '/' + pattern]),
        ),
      }),
    })),
)
export const routeTable = [...ownRoutes, ...copies]
`,
  ),
]
