import { command } from '../command/command.ts'
import { WrongCall } from '../command/faults.ts'
import { assetsFolder, buildAssets } from './assets.ts'
import { keepFilesOf, listFiles } from './last-deploy.ts'
import { bundleWorker } from './worker.ts'

await command({
  name: 'npm run build',
  summary: 'Builds the client, the stylesheets, the marks and both Workers into build/.',
  options: {
    last: {
      type: 'string',
      value: 'origin',
      about: 'keeps the files of the version that is served there: its pages may still ask for them',
    },
  },
  run: async ({ values: { last } }) => {
    if (last !== undefined && !/^https?:$/.test(URL.parse(last)?.protocol ?? ''))
      throw new WrongCall(`"${last}" is no origin: write one like https://www.example.com.`)
    await buildAssets({ keep: false })
    if (last === undefined) await listFiles(assetsFolder)
    else console.log(`${(await keepFilesOf(last, assetsFolder)).length} files of the last deploy are kept.`)
    await Promise.all([
      bundleWorker('wrangler.toml', 'build/site'),
      bundleWorker('platform/wrangler.toml', 'build/platform'),
    ])
  },
})
