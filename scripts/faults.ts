import { run } from './build/worker.ts'
import { command } from './command/command.ts'
import { startTroubledSite } from './faults/site.ts'
import { tryTable } from './faults/table.ts'
import { tryInBrowser } from './faults/try-in-browser.ts'
import { startPlatform } from './run/throwaway-platform.ts'
import { freePorts } from './test/free-ports.ts'

const matching =
  (parts: readonly string[] | undefined) =>
  (name: string): boolean =>
    parts === undefined || parts.some((part) => name.includes(part))

await command({
  name: 'npm run faults',
  summary:
    'Tries every fault of every dependency on the built site, and prints what is answered, how fast and after how many calls. Fails where a promise is broken.',
  options: {
    of: {
      type: 'string',
      value: 'name',
      multiple: true,
      about: 'dependencies whose name holds this; all of them unless said',
    },
    fault: {
      type: 'string',
      value: 'name',
      multiple: true,
      about: 'faults whose name holds this; all of them unless said',
    },
    state: { type: 'string', value: 'name', multiple: true, about: 'cold, warm or purged; all three unless said' },
  },
  examples: ['npm run faults -- --of geo --of media', 'npm run faults -- --fault hangs --state purged'],
  run: async ({ values }) => {
    const started = performance.now()
    await run(process.execPath, ['scripts/build/build.ts'])
    // The platform names the site's address to browsers.
    const [port = 0] = await freePorts(1)
    const platform = await startPlatform({ games: 120, vars: { SITE_ORIGIN: `http://127.0.0.1:${port}` } })
    const site = await startTroubledSite(platform.origin, port)
    try {
      const chosen = { dependency: matching(values.of), fault: matching(values.fault), state: matching(values.state) }
      const asked = await tryTable(site, chosen, console.log)
      const seen = await tryInBrowser(site, chosen, console.log)
      const cells = asked.cells + seen.cells
      const faults = [...asked.faults, ...seen.faults]
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      console.log(`\n${cells} cells in ${seconds} s, ${faults.length} broken promises`)
      for (const fault of faults) console.log(`✗ ${fault}`)
      return faults.length === 0
    } finally {
      await site.stop()
      await platform.stop()
    }
  },
})
