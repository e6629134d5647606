import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { loadBrandArt } from '../../brands/art.ts'
import { brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { markets } from '../../markets/registry.ts'
import { routeTable } from '../../shared/routes/table.ts'
import { readShared } from '../content-files/reader.ts'
import { structureFile } from '../content-files/schemas.ts'
import { seedContent } from './content.ts'
import { seedGames } from './games.ts'
import { markMedia } from './mark-media.ts'
import { storeMedia } from './media-store.ts'
import { migrate } from './migrate.ts'
import { seedPictures } from './pictures.ts'
import { seedRegistry } from './registry.ts'
import { socialTitles } from './social-titles.ts'
import { hashOfFiles, openSources, type Stage } from './source.ts'
import { seedVouchers } from './vouchers.ts'
import { seedWinners } from './winners.ts'

/** The registries by their values: how their files are written changes nothing that is stored. */
const registryValues = JSON.stringify({ brands, cultures, markets })
const routeValues = JSON.stringify(routeTable)

/**
 * Brings the platform's database and media up to date with the project's files: migrations, registries, games with their
 * art, content. What has not changed since the last time is not written again.
 */
export async function seedPlatform(options: {
  db: D1Database
  media: R2Bucket
  games: number
  /** Posts generated for each blog beside those that are written, for load tests. */
  posts?: number
  onProgress: (message: string) => void
  /** Which raster pictures are made, by name: fewer for tests. All unless said otherwise. */
  pictures?: (name: string) => boolean
}): Promise<void> {
  const { db, media, games, posts = 0, onProgress, pictures } = options
  const migrated = await migrate(db)
  if (migrated.length > 0) onProgress(`Database: ${migrated.join(', ')}`)
  const sources = await openSources(db)
  const stage: Stage = async (name, hash, write) => {
    if (sources.isFresh(name, hash)) return
    const changed = (await write()) !== false
    await sources.done(name, hash, changed)
  }
  const registry = await hashOfFiles(['platform/seed/registry.ts'], registryValues)
  await stage('registry', registry, () => seedRegistry(db))
  const art = [
    'brands/*/*.ts',
    'drawing/',
    'platform/studio/',
    'platform/seed/media-store.ts',
    'platform/demo/content/structure.yaml',
  ]
  const catalogue = await hashOfFiles(
    [
      ...art,
      'platform/demo/games/',
      'platform/content-files/spelling.ts',
      'platform/seed/games.ts',
      'platform/seed/facets.ts',
      'platform/seed/game-media.ts',
      'shared/content/game.ts',
    ],
    registry,
    String(games),
  )
  const marks = await hashOfFiles([...art, 'platform/seed/mark-media.ts'], registry)
  const titles = await socialTitles()
  const brandArt = await loadBrandArt()
  const raster = await hashOfFiles(
    [
      ...art,
      'platform/demo/content/promotions.yaml',
      'platform/seed/pictures.ts',
      'platform/seed/picture-plan.ts',
      'platform/seed/encode.ts',
      'platform/contract/media-sizes.ts',
      'shared/site/banner-sizes.ts',
      'platform/demo/campaigns.ts',
    ],
    registry,
    routeValues,
    JSON.stringify([...titles]),
  )
  // Pictures are encoded on threads of their own while the catalogue is written.
  await Promise.all([
    stage('games', catalogue, () => seedGames(db, media, games, onProgress)),
    stage('marks', marks, async () => {
      const { payments } = await readShared('structure.yaml', structureFile)
      await storeMedia(db, media, 'marks', markMedia(payments, Object.values(brandArt)))
    }),
    stage('pictures', raster, () => seedPictures(db, media, { titles, art: brandArt }, pictures, onProgress)),
  ])
  await stage('winners', await hashOfFiles(['platform/seed/winners.ts'], catalogue), () => seedWinners(db))
  await stage('vouchers', await hashOfFiles(['platform/seed/vouchers.ts'], registry), async () => {
    await seedVouchers(db)
    return false
  })

  const { results } = await db
    .prepare("SELECT name, path FROM media WHERE source <> 'games' ORDER BY name")
    .all<{ name: string; path: string }>()
  const paths = new Map(results.map((row) => [row.name, row.path]))
  const made = await hashOfFiles(
    [
      'platform/seed/content.ts',
      'platform/seed/bulk-posts.ts',
      'platform/contract/media-sizes.ts',
      'shared/site/banner-sizes.ts',
    ],
    registry,
    routeValues,
    JSON.stringify(results),
    posts > 0 ? `${posts} posts about ${games} games` : '',
  )
  await seedContent(db, { media: paths, posts, games, made }, stage, onProgress)
}
