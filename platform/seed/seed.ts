import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { seedGames } from './games.ts'
import { migrate } from './migrate.ts'
import { seedRegistry } from './registry.ts'
import { hashOfFiles, openSources } from './source.ts'

const registries = ['brands/', 'markets/', 'locales/registry.ts', 'shared/site/', 'platform/migrations/']

/**
 * Brings the platform's database and media up to date with the project's files: migrations, registries, games with their
 * art, content. What has not changed since the last time is not written again.
 */
export async function seedPlatform(options: {
  db: D1Database
  media: R2Bucket
  games: number
  onProgress: (message: string) => void
}): Promise<void> {
  const { db, media, games, onProgress } = options
  const migrated = await migrate(db)
  if (migrated.length > 0) onProgress(`Database: ${migrated.join(', ')}`)
  const sources = await openSources(db)
  const stage = async (name: string, hash: string, write: () => Promise<void>) => {
    if (sources.isFresh(name, hash)) return
    await write()
    await sources.done(name, hash)
  }
  const registry = await hashOfFiles(registries)
  await stage('registry', registry, () => seedRegistry(db))
  const catalogue = await hashOfFiles(
    [
      'platform/games/',
      'platform/art/',
      'platform/seed/games.ts',
      'platform/seed/game-media.ts',
      'shared/content/game.ts',
    ],
    registry,
    String(games),
  )
  await stage('games', catalogue, () => seedGames(db, media, games, onProgress))
}
