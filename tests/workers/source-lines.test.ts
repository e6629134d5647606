import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleWorker } from '../../scripts/build/worker.ts'
import { startRuntime } from '../../scripts/run/runtime.ts'

/** Both Workers, as a deploy of these environments builds them. */
const workers = [
  { worker: 'site', config: 'wrangler.toml', env: 'uk' },
  { worker: 'platform', config: 'platform/wrangler.toml', env: 'production' },
] as const

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-lines-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('an error in a built Worker', () => {
  test.each(workers)(
    'of the $worker is logged with the file and line that threw it',
    async ({ worker, config, env }) => {
      const build = join(folder, worker)
      await bundleWorker(config, build, env)
      const { promise: logged, resolve } = Promise.withResolvers<string>()
      // No key: every request fails in parseEnvironment.
      const runtime = await startRuntime({ config, build, port: 0, onLog: (_, message) => resolve(message) })
      try {
        const answer = await fetch(new URL('/', (await runtime.ready).href))
        expect(answer.status).toBe(500)
        await answer.arrayBuffer()
        const [, file = '', line = ''] = /\n +at [^\n]*?([\w./-]+\.ts):(\d+):\d+/.exec(await logged) ?? []
        expect(file).toBe('shared/environment/environment.ts')
        expect((await readFile(file, 'utf8')).split('\n')[Number(line) - 1]).toContain(
          'throw new IncompleteEnvironment(',
        )
      } finally {
        await runtime.dispose()
      }
    },
  )
})
