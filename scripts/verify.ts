import { command } from './command/command.ts'
import { assertRunning } from './command/running.ts'
import { report } from './verify/report.ts'
import { chosenRounds, roundSummaries, selfSufficient } from './verify/rounds.ts'
import { verifiedSites } from './verify/sites.ts'

await command({
  name: 'npm run verify',
  summary:
    'The long rounds over a running site; all of them where none is named. What is found is printed and makes it fail.',
  words: { kind: 'chosen', what: 'round', from: roundSummaries },
  reads: ['PORT', 'VERIFY_ONLY', 'VERIFY_PAGES', 'VERIFY_ACCEPT'],
  examples: ['VERIFY_ONLY=de,fr-CA npm run verify -- crawl axe'],
  run: async ({ words, env }) => {
    const sites = verifiedSites(env.VERIFY_ONLY)
    const rounds = chosenRounds(words)
    if (!rounds.every(([name]) => selfSufficient(name))) await assertRunning(env.PORT)
    return report(
      { port: env.PORT, pageLimit: env.VERIFY_PAGES, sites, accept: env.VERIFY_ACCEPT === '1', say: console.log },
      rounds,
    )
  },
})
