import { startLoader } from './load.ts'
import { benchedPages, host, type PageKind, withPlatform } from './pages.ts'
import { connections, pairedRounds } from './rounds.ts'
import { manyBrandIds, manyBrands, manyRoutes } from './subjects/larger.ts'
import { bundleVariant, type Subject, startSubject } from './subjects/start.ts'
import { missed, tableOf } from './table.ts'

/** What is below is noise (bench/README.md). */
const mostDifference = 1.15

/** How pages are made here: as deployed, and with no page kept. */
const ways = {
  kept: {},
  rendered: { PAGE_CACHE: 'off' },
} as const

/** Games of the usual catalogue, and of the large one. */
const [few, many] = [1200, 8000] as const

const names = {
  usual: `${few} games, 5 brands`,
  games: `${many} games`,
  brands: `${manyBrandIds.length} brands`,
  routes: 'ten times the routes',
} as const

/** Folders of the site's code as it is, and with more brands or routes than it has. */
const bundleSizes = async () => ({
  usual: await bundleVariant('usual', {}),
  brands: await bundleVariant('brands', { plugins: [...manyBrands] }),
  routes: await bundleVariant('routes', { plugins: [...manyRoutes] }),
})

/** The site as it is, and with more games, brands or routes than it has. */
async function startSizes(
  bundles: Awaited<ReturnType<typeof bundleSizes>>,
  platforms: { readonly few: string; readonly many: string },
  vars: Readonly<Record<string, string>>,
): Promise<Subject[]> {
  const subjects: Subject[] = []
  for (const [name, folder, platform, more] of [
    [names.usual, bundles.usual, platforms.few, {}],
    [names.games, bundles.usual, platforms.many, {}],
    [names.brands, bundles.brands, platforms.few, { BRANDS: manyBrandIds.join(',') }],
    [names.routes, bundles.routes, platforms.few, {}],
  ] as const)
    subjects.push(await startSubject(name, folder, platform, { ...vars, ...more }))
  return subjects
}

/** Whether a page costs the same with many games, brands and routes. False where it does not. */
export async function benchSizes(options: {
  readonly kinds: readonly PageKind[]
  readonly rounds: number
  readonly seconds: number
}): Promise<boolean> {
  const { kinds, rounds, seconds } = options
  const limits = { [names.games]: mostDifference, [names.brands]: mostDifference, [names.routes]: mostDifference }
  let held = true
  await withPlatform(few, (fewGames) =>
    withPlatform(many, async (manyGames) => {
      const bundles = await bundleSizes()
      const loader = startLoader()
      try {
        for (const [way, vars] of Object.entries(ways)) {
          const subjects = await startSizes(bundles, { few: fewGames, many: manyGames }, vars)
          try {
            for (const { path } of await benchedPages(subjects[0]?.port ?? 0, kinds)) {
              const measured = await pairedRounds({ subjects, host, path, rounds, seconds, loader, tolerance: 0.2 })
              held = missed(measured, limits).length === 0 && held
              console.log(
                `\n${host}${path}, ${way}: ${rounds} paired rounds of ${seconds} s, ${connections} connections\n`,
              )
              console.log(`${tableOf(measured, limits).join('\n')}\n`)
            }
          } finally {
            for (const subject of subjects) await subject.stop()
          }
        }
      } finally {
        loader.stop()
      }
    }),
  )
  return held
}
