import { command } from '../command/command.ts'
import { buildAssets } from './assets.ts'
import { bundleWorker } from './worker.ts'

await command({
  name: 'npm run build',
  summary: 'Builds the client, the stylesheets, the marks and both Workers into build/.',
  run: async () => {
    await buildAssets({ keep: false })
    await Promise.all([
      bundleWorker('wrangler.toml', 'build/site'),
      bundleWorker('platform/wrangler.toml', 'build/platform'),
    ])
  },
})
