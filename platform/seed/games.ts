import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { z } from 'zod'
import { cultures } from '../../locales/registry.ts'
import {
  badgesOf,
  buildGames,
  describerOf,
  type GameRecord,
  groupsIn,
  mainCategoryIn,
  providers,
  quickSpinIn,
  wordsOf,
} from '../demo/demo.ts'
import { type Edit, editRow, reapplied } from '../publishing/edits.ts'
import { type EditionId, editionOf } from '../storage/edition.ts'
import { seedFacets } from './facets.ts'
import { gamesMedia } from './game-media.ts'
import { providerMedia } from './mark-media.ts'
import { type MediaFile, storeMedia } from './media-store.ts'
import { allEditions } from './registry.ts'
import { type Cell, writeRows } from './write.ts'

type Progress = (message: string) => void

const required = (paths: Map<string, string>, name: string): string => {
  const path = paths.get(name)
  if (path === undefined) throw new Error(`No art was made for ${name}.`)
  return path
}

async function seedProviders(db: D1Database, media: R2Bucket): Promise<void> {
  const paths = await storeMedia(db, media, 'providers', providerMedia())
  await writeRows(
    db,
    'provider',
    ['key', 'name', 'mark_light', 'mark_dark'],
    providers.map(({ key, name }) => [
      key,
      name,
      required(paths, `provider/${key}/light`),
      required(paths, `provider/${key}/dark`),
    ]),
    'ON CONFLICT (key) DO UPDATE SET name = excluded.name, mark_light = excluded.mark_light, mark_dark = excluded.mark_dark',
  )
}

const gameColumns = [
  'id',
  'slug',
  'name',
  'provider_key',
  'mechanic',
  'theme',
  'rating_rate',
  'rating_count',
  'jackpot_base',
  'jackpot_hourly',
  'figures',
  'tile_path',
  'wide_path',
  'updated_at',
  'released',
] as const

/** A game's time does not go back. */
const laterTime = 'MAX(game.updated_at, excluded.updated_at)'

const gameRow = (game: GameRecord, paths: Map<string, string>): Cell[] => [
  game.id,
  game.slug,
  game.name,
  game.provider,
  game.mechanic,
  game.theme,
  game.rating?.rate ?? null,
  game.rating?.count ?? null,
  game.jackpot?.base ?? null,
  game.jackpot?.hourly ?? null,
  JSON.stringify(game.figures),
  required(paths, `tile/${game.slug}`),
  required(paths, `wide/${game.slug}`),
  game.updatedAt,
  game.released,
]

const gameEditRow = editRow.extend({ slug: z.string() })
const textWords = z.object({ summary: z.string(), html: z.string() })

/** What editors have published of an edition's games, by slug. */
async function editsOf(db: D1Database, edition: EditionId): Promise<Map<string, Edit>> {
  const { results } = await db.prepare('SELECT slug, patch, base FROM game_edit WHERE edition = ?').bind(edition).all()
  return new Map(
    z
      .array(gameEditRow)
      .parse(results)
      .map(({ slug, ...edit }) => [slug, edit]),
  )
}

const changedText = textWords.extend({ edition: z.string(), id: z.int(), changedAt: z.string() })

/** Texts of games that editors have changed, by edition and game: a reseed dates them anew only where it changes them. */
async function changedTexts(db: D1Database): Promise<ReadonlyMap<string, z.infer<typeof changedText>>> {
  const { results } = await db
    .prepare(
      `SELECT edition, game_id AS id, summary, html, changed_at AS changedAt FROM game_text
       WHERE changed_at IS NOT NULL`,
    )
    .all()
  return new Map(
    z
      .array(changedText)
      .parse(results)
      .map((row) => [`${row.edition} ${row.id}`, row]),
  )
}

/** Writes what each edition has of the catalogue: its games in order, their texts, groups and totals. */
async function seedEditions(db: D1Database, games: readonly GameRecord[], onProgress: Progress): Promise<void> {
  const changed = await changedTexts(db)
  const now = new Date().toISOString()
  await db.batch(
    ['game_group', 'group_total', 'game_edition', 'game_text'].map((table) => db.prepare(`DELETE FROM ${table}`)),
  )
  const describeGame = describerOf(games)
  for (const scope of allEditions) {
    const { culture } = scope
    const edition = editionOf(scope)
    const { offered, groups } = groupsIn(games, culture)
    await writeRows(
      db,
      'game_edition',
      ['edition', 'game_id', 'position', 'provider_key', 'main_category', 'badges', 'quick_spin'],
      offered.map((game, index) => [
        edition,
        game.id,
        index + 1,
        game.provider,
        mainCategoryIn(game, culture),
        JSON.stringify(badgesOf(game, culture)),
        quickSpinIn(game, culture),
      ]),
    )
    await writeRows(
      db,
      'game_group',
      ['edition', 'group_key', 'rank', 'game_id'],
      [...groups].flatMap(([key, members]) => members.map((game, index) => [edition, key, index + 1, game.id])),
    )
    await writeRows(
      db,
      'group_total',
      ['edition', 'group_key', 'total'],
      [
        [edition, '*', offered.length],
        ...[...groups].map(([key, members]) => [edition, key, members.length]),
        ...[...Map.groupBy(offered, (game) => game.provider)].map(([key, made]) => [
          edition,
          `provider:${key}`,
          made.length,
        ]),
      ],
    )
    const edits = await editsOf(db, edition)
    await writeRows(
      db,
      'game_text',
      ['edition', 'game_id', 'summary', 'html', 'words', 'changed_at'],
      offered.map((game) => {
        const written = describeGame(game, culture)
        const edit = edits.get(game.slug)
        const { summary, html } = edit ? textWords.parse(reapplied(written, edit).data) : written
        const before = changed.get(`${edition} ${game.id}`)
        const isAsBefore = before?.summary === summary && before.html === html
        const changedAt = before === undefined || isAsBefore ? (before?.changedAt ?? null) : now
        return [edition, game.id, summary, html, JSON.stringify(wordsOf(game, cultures[culture].lang)), changedAt]
      }),
    )
    onProgress(`Games in ${edition}: ${offered.length}`)
  }
}

/** Games drawn between two messages of progress. */
const batch = 200

/** The whole catalogue of `count` games, with its art. */
export async function seedGames(db: D1Database, media: R2Bucket, count: number, onProgress: Progress): Promise<void> {
  await seedProviders(db, media)
  const games = buildGames(count)
  const files: MediaFile[] = []
  let made = 0
  for (const own of gamesMedia(games)) {
    files.push(...own)
    made += 1
    if (made % batch > 0 && made < games.length) continue
    onProgress(`Game art: ${made} of ${games.length}`)
    // Lets signals and the progress line through while the art is drawn.
    await new Promise((resume) => setImmediate(resume))
  }
  const paths = await storeMedia(db, media, 'games', files)
  await db.batch([
    db.prepare('DELETE FROM game WHERE id > ?').bind(count),
    // Slugs are unique, so a catalogue whose names have moved needs them free first.
    db.prepare("UPDATE game SET slug = 'moved-' || id"),
  ])
  await writeRows(
    db,
    'game',
    gameColumns,
    games.map((game) => gameRow(game, paths)),
    `ON CONFLICT (id) DO UPDATE SET ${gameColumns
      .slice(1)
      .map((column) => `${column} = ${column === 'updated_at' ? laterTime : `excluded.${column}`}`)
      .join(', ')}`,
  )
  await seedFacets(db)
  await seedEditions(db, games, onProgress)
}
