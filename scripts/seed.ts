import { seedPlatform } from '../platform/seed/seed.ts'
import { tellSite } from '../platform/seed/tell-site.ts'
import { command } from './command/command.ts'
import { WrongCall } from './command/faults.ts'
import { openHostedPlatform } from './run/hosted-platform.ts'

const stages = { staging: 'what editors look at first', production: 'what visitors see' } as const
type Stage = keyof typeof stages
const isStage = (word: string | undefined): word is Stage => word !== undefined && Object.hasOwn(stages, word)

await command({
  name: 'npm run seed',
  summary:
    'Brings the database and the media of a hosted platform up to date with the project’s files: migrations, games, pictures,\ncontent. What has not changed is not written again; what editors have published stays.',
  words: { kind: 'chosen', what: 'environment', from: stages, most: 1 },
  options: {
    rehearsal: { type: 'string', value: 'folder', about: 'writes into local ones in this folder instead' },
  },
  reads: ['SEED_GAMES', 'PURGE_KEY'],
  examples: ['npm run seed -- staging', 'npm run seed -- staging --rehearsal .data/staging'],
  run: async ({ words: [stage], values: { rehearsal }, env }) => {
    if (!isStage(stage)) throw new WrongCall(`Say which: ${Object.keys(stages).join(' or ')}.`)
    const platform = await openHostedPlatform(stage, rehearsal)
    try {
      await seedPlatform({ ...platform, games: env.SEED_GAMES, onProgress: (line) => console.log(line) })
      if (rehearsal !== undefined) return
      const config = { ENVIRONMENT: stage, SITE_ORIGIN: '', PURGE_KEY: env.PURGE_KEY }
      // Once: a site that is not deployed yet has kept nothing.
      const told = env.PURGE_KEY !== '' && (await tellSite(platform.db, config, 0))
      console.log(told ? 'The sites know.' : 'The sites were not told: their copies end by their own time.')
    } finally {
      await platform.close()
    }
  },
})
