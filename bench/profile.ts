import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { defaultBrand } from '../brands/registry.ts'
import { freePorts } from '../scripts/test/free-ports.ts'
import { profileOf } from './inspector.ts'
import { startLoader } from './load.ts'
import { askPage } from './page-answer.ts'
import { benchedPages, type PageKind, withPlatform } from './pages.ts'
import { type SourceOf, spentBy, spentLines } from './profile-table.ts'
import { bundleVariant, startSubject } from './subjects/start.ts'

const [host = ''] = defaultBrand.domain.localHosts
const connections = 4
const warmSeconds = 3
/** Rows that are printed of each table. */
const shown = { rooms: 20, functions: 45 } as const

/** Finds the sources of a bundle by its map. */
async function sourcesOf(folder: string): Promise<SourceOf> {
  const map = new SourceMap(JSON.parse(await readFile(join(folder, 'index.js.map'), 'utf8')) as SourceMapPayload)
  return (line, column) => {
    const entry = map.findEntry(line, column)
    if (!('originalSource' in entry)) return undefined
    const file = relative('.', resolve(folder, entry.originalSource))
    return { file, line: entry.originalLine + 1 }
  }
}

/** Prints where the time of a page goes, by room and by function, in milliseconds a request. */
export async function benchProfile(options: {
  readonly kind: PageKind
  readonly seconds: number
  readonly games: number
  readonly kept: boolean
}): Promise<void> {
  const { kind, seconds, games, kept } = options
  await withPlatform(games, async (platform) => {
    // Names of functions are kept: what is deployed has none.
    const folder = await bundleVariant('profile', { minify: false, sourcemap: 'linked' })
    const [inspectorPort = 0] = await freePorts(1)
    const vars = kept ? {} : { PAGE_CACHE: 'off' }
    const subject = await startSubject('profile', folder, platform, vars, inspectorPort)
    const loader = startLoader()
    try {
      const [page] = await benchedPages(subject.port, [kind])
      if (page === undefined) return
      const order = { port: subject.port, host, path: page.path, connections }
      const { body } = await askPage(subject.port, host, page.path)
      await loader.load({ ...order, seconds: warmSeconds })
      let answers = 0
      const profile = await profileOf(inspectorPort, async () => {
        answers = await loader.load({ ...order, seconds })
      })
      const { functions, rooms } = spentBy(profile, await sourcesOf(folder))
      const kilobytes = (body.byteLength / 1024).toFixed(0)
      console.log(
        `\n${host}${page.path}, ${kilobytes} KB, ${kept ? 'kept' : 'rendered'}: ${answers} answers in ${seconds} s.`,
      )
      console.log('Milliseconds a request, in the code itself and with all that it calls.\n')
      console.log(`${spentLines(rooms, answers, shown.rooms).join('\n')}\n`)
      console.log(spentLines(functions, answers, shown.functions).join('\n'))
    } finally {
      loader.stop()
      await subject.stop()
    }
  })
}
