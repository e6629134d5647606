import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import { type GameList, type GamesPage, mainCategories } from '../../shared/content/game.ts'
import { createSearch, type FindGames } from '../../shared/search/engine.ts'
import type { Outcome } from '../contract/route.ts'
import type { FoundSlugs } from './chosen-games.ts'
import type { EditionId } from './edition.ts'
import { cardColumns, cardOf, cardRow } from './game-card.ts'
import { readVersioned } from './read.ts'

const listRow = z.object({
  slug: z.string(),
  name: z.string(),
  provider_key: z.string(),
  provider_name: z.string(),
  theme: z.string(),
  mechanic: z.string(),
  main_category: z.enum(mainCategories),
  tile_path: z.string(),
})
const facetRow = z.object({ kind: z.enum(['theme', 'mechanic']), key: z.string(), name: z.string(), words: z.string() })

/** Gives each key a place in the order of first use. */
function places<Item>(itemOf: (key: string) => Item): { items: Item[]; placeOf: (key: string) => number } {
  const known = new Map<string, number>()
  const items: Item[] = []
  return {
    items,
    placeOf: (key) => {
      const place = known.get(key) ?? items.push(itemOf(key)) - 1
      known.set(key, place)
      return place
    },
  }
}

/** Every game of an edition, as search needs it. */
export async function gameList(db: D1Database, edition: EditionId): Promise<{ found: GameList; version: number }> {
  const { version, rows } = await readVersioned(db, [
    db
      .prepare(
        `SELECT g.slug, g.name, p.key AS provider_key, p.name AS provider_name, g.theme, g.mechanic, ge.main_category,
           g.tile_path
         FROM game_edition ge JOIN game g ON g.id = ge.game_id JOIN provider p ON p.key = ge.provider_key
         WHERE ge.edition = ?1 ORDER BY ge.position`,
      )
      .bind(edition),
    db
      .prepare(
        'SELECT f.kind, f.key, f.name, f.words FROM edition e JOIN facet f ON f.culture = e.culture WHERE e.id = ?1',
      )
      .bind(edition),
  ])
  const games = z.array(listRow).parse(rows[0] ?? [])
  const facets = z.array(facetRow).parse(rows[1] ?? [])
  const facetOf = (kind: 'theme' | 'mechanic') => (key: string) => {
    const found = facets.find((facet) => facet.kind === kind && facet.key === key)
    return { name: found?.name ?? key, words: found?.words ?? '' }
  }
  const names = new Map(games.map((game) => [game.provider_key, game.provider_name]))
  const providers = places((key) => ({ key, name: names.get(key) ?? key }))
  const themes = places(facetOf('theme'))
  const mechanics = places(facetOf('mechanic'))
  const found = {
    slugs: games.map(({ slug }) => slug),
    names: games.map(({ name }) => name),
    categories: games.map(({ main_category }) => main_category),
    images: games.map(({ tile_path }) => `/img/${tile_path}`),
    providerOf: games.map(({ provider_key }) => providers.placeOf(provider_key)),
    themeOf: games.map(({ theme }) => themes.placeOf(theme)),
    mechanicOf: games.map(({ mechanic }) => mechanics.placeOf(mechanic)),
    providers: providers.items,
    themes: themes.items,
    mechanics: mechanics.items,
  }
  return { found, version }
}

interface Built {
  readonly version: number
  readonly list: GameList
  readonly find: FindGames
}

/** Indexes of this isolate, by edition; the one that was used longest ago makes room. */
const built = new Map<string, Built>()
const mostBuilt = 3

/** The index over an edition's games as they are now: built again after a publish. */
async function indexOf(db: D1Database, edition: EditionId): Promise<Built> {
  const kept = built.get(edition)
  const { version: now } = await readVersioned(db, [])
  built.delete(edition)
  if (kept?.version === now) {
    built.set(edition, kept)
    return kept
  }
  const { found: list, version } = await gameList(db, edition)
  const made = { version, list, find: createSearch(list) }
  built.set(edition, made)
  for (const oldest of [...built.keys()].slice(0, -mostBuilt)) built.delete(oldest)
  return made
}

/** Slugs of the games that a text finds, in the order in which the site's own search shows them; undefined without a text. */
export async function slugsFound(db: D1Database, edition: EditionId, q: string | undefined): Promise<FoundSlugs> {
  if (q === undefined) return undefined
  const { list, find } = await indexOf(db, edition)
  return find(q).flatMap((at) => list.slugs[at] ?? [])
}

/** One page of the games that a text finds, in the order in which the site's own search shows them. */
export async function gamesFound(
  db: D1Database,
  edition: EditionId,
  page: { page: number; page_size: number },
  filter: { q: string; provider?: string | undefined },
): Promise<Outcome<GamesPage>> {
  const { list, find, version } = await indexOf(db, edition)
  const provider = list.providers.findIndex(({ key }) => key === filter.provider)
  const all = find(filter.q).filter((at) => filter.provider === undefined || list.providerOf[at] === provider)
  const first = (page.page - 1) * page.page_size
  const slugs = all.slice(first, first + page.page_size).map((at) => list.slugs[at])
  const { rows } = await readVersioned(db, [
    db
      .prepare(
        `SELECT ${cardColumns} FROM json_each(?2) wanted JOIN game g ON g.slug = wanted.value
         JOIN game_edition ge ON ge.edition = ?1 AND ge.game_id = g.id JOIN provider p ON p.key = g.provider_key
         ORDER BY wanted.key`,
      )
      .bind(edition, JSON.stringify(slugs)),
  ])
  const cards = z.array(cardRow).parse(rows[0] ?? [])
  return {
    found: {
      games: cards.map((row) => cardOf(row, Date.now())),
      total: all.length,
      page: page.page,
      pageSize: page.page_size,
    },
    version,
  }
}
