import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { z } from 'zod'
import { markets } from '../../markets/registry.ts'
import { type LandingTarget, landingTargets, landingWay } from '../../shared/content/landing.ts'
import { promotionKinds } from '../../shared/content/promotion.ts'
import { compileRoutes } from '../../shared/routes/compile.ts'
import { createFiller, plain } from '../content-files/markup.ts'
import { editionOf } from '../storage/edition.ts'
import { jsonColumn } from '../storage/game-card.ts'
import type { Fields } from './edits.ts'
import { emptyTexts } from './empty-texts.ts'
import { type Fault, misfits, unknown } from './faults.ts'
import type { Publishable, Refused, Stored } from './publishable.ts'
import { missingReferences } from './references.ts'
import { type FieldUse, fieldUses, type Standing } from './shown-fields.ts'
import { rendered, storedSchemas } from './stored.ts'
import { type ItemSubject, spoken } from './subject.ts'

const fields = z.record(z.string(), z.unknown())
const overlaidRow = z.object({
  data: jsonColumn(fields),
  patch: jsonColumn(fields).nullable(),
  base: jsonColumn(fields).nullable(),
  draft: jsonColumn(fields).nullable(),
})
const nameRow = z.object({ id: z.string(), slug: z.string() })

/** The ids of a feed, with a message for one that is none of them. A slug is understood as its item. */
async function noSuchItem(db: D1Database, subject: ItemSubject): Promise<Refused> {
  const { culture, feed, id } = subject
  const { results } = await db
    .prepare('SELECT id, slug FROM item WHERE edition = ?1 AND feed = ?2 ORDER BY position')
    .bind(editionOf(subject), feed)
    .all()
  const names = z.array(nameRow).parse(results)
  const bySlug = names.find(({ slug }) => slug === id)
  const detail =
    bySlug === undefined
      ? unknown(
          `${feed} in ${culture}`,
          id,
          names.map((name) => name.id),
        )
      : `"${id}" is a slug in ${culture}. The id of its ${feed} is "${bySlug.id}".`
  return { refused: [{ pointer: '/change/id', detail }] }
}

async function read(db: D1Database, subject: ItemSubject): Promise<Stored | Refused> {
  const { feed, id } = subject
  const found = await db
    .prepare(
      `SELECT i.data, e.patch, e.base, d.data AS draft FROM item i
       LEFT JOIN item_edit e ON e.edition = ?1 AND e.feed = ?2 AND e.id = ?3
       LEFT JOIN item_draft d ON d.edition = ?1 AND d.feed = ?2 AND d.id = ?3
       WHERE i.edition = ?1 AND i.feed = ?2 AND i.id = ?3`,
    )
    .bind(editionOf(subject), feed, id)
    .first()
  if (found === null) return noSuchItem(db, subject)
  const { data, patch, base, draft } = overlaidRow.parse(found)
  const edit = patch === null || base === null ? null : { patch, base }
  return { shown: data, overlay: { edit, draft } }
}

const promotionRow = z.object({
  data: jsonColumn(
    z.object({
      kind: z.enum(promotionKinds),
      bonusCode: z.string().nullable(),
      ends: z.string().nullable(),
    }),
  ),
})

const offerRow = z.object({ id: z.string(), offer: z.string() })

async function standingOf(db: D1Database, subject: ItemSubject, data: Fields): Promise<Standing> {
  const { brand, culture, id } = subject
  const edition = editionOf(subject)
  const [promoted, offering] = await db.batch([
    db.prepare("SELECT data FROM item WHERE edition = ? AND feed = 'promotion'").bind(edition),
    db
      .prepare(
        `SELECT id, json_extract(data, '$.offer') AS offer FROM item
         WHERE edition = ? AND feed = 'banner' AND offer IS NOT NULL`,
      )
      .bind(edition),
  ])
  const today = new Date().toISOString().slice(0, 10)
  const promotions = z
    .array(promotionRow)
    .parse(promoted?.results)
    .map((row) => row.data)
  return {
    brand,
    culture,
    id,
    data,
    routes: [...compileRoutes(culture, brand).byKey.values()].flatMap((route) =>
      route.available ? [route.entry] : [],
    ),
    rules: markets[culture].rules,
    promotions: promotions.filter(({ ends }) => ends === null || ends >= today),
    offers: z.array(offerRow).parse(offering?.results),
    today,
  }
}

/** Fields of the patch that stay as the files have them, and those that no page shows. */
function useless(subject: ItemSubject, patch: Fields, standing: Standing): Fault[] {
  const uses: Readonly<Record<string, FieldUse>> = fieldUses[subject.feed]
  const isShown = (name: string): boolean => {
    const use = uses[name]
    return typeof use === 'function' && use(standing)
  }
  const shown = Object.keys(uses).filter(isShown)
  return Object.keys(patch)
    .filter((name) => !isShown(name))
    .map((name) => ({
      pointer: `/change/patch/${name}`,
      detail:
        uses[name] === 'file'
          ? `The field "${name}" comes with the project’s files and stays as it is.`
          : `No page shows the field "${name}" of ${spoken(subject)}. ${
              shown.length === 0 ? 'It has no field that a page shows.' : `Shown are ${shown.join(', ')}.`
            }`,
    }))
}

const targeted = z.object({ target: z.enum(landingTargets) })

/** A landing page's target whose pages the culture lacks. */
function deadTargets({ feed, culture }: ItemSubject, patch: Fields, { routes }: Standing): Fault[] {
  const { data } = targeted.safeParse(patch)
  const leads = (target: LandingTarget): boolean =>
    landingWay(target, (wanted) => routes.some(({ key }) => key === wanted)).kind !== 'nowhere'
  if (feed !== 'landing' || data === undefined || leads(data.target)) return []
  const detail = `There is no page for "${data.target}" in ${culture}. Targets there are ${landingTargets.filter(leads).join(', ')}.`
  return [{ pointer: '/change/patch/target', detail }]
}

async function accept(
  db: D1Database,
  subject: ItemSubject,
  { shown }: Stored,
  given: Fields,
): Promise<{ patch: Fields } | Refused> {
  const { brand, culture, feed } = subject
  const schema = storedSchemas[feed]
  let patch: Fields
  try {
    patch = fields.parse(rendered(feed, createFiller(brand, culture), given))
  } catch (error) {
    return { refused: [{ pointer: '/change/patch', detail: error instanceof Error ? error.message : String(error) }] }
  }
  const merged = { ...shown, ...patch }
  const faults = misfits(schema, merged, ['change', 'patch'])
  if (faults.length > 0) return { refused: faults }
  const standing = await standingOf(db, subject, merged)
  const refused = [
    ...emptyTexts(patch, feed),
    ...useless(subject, patch, standing),
    ...deadTargets(subject, patch, standing),
    ...(await missingReferences(db, subject, patch)),
  ]
  return refused.length > 0 ? { refused } : { patch }
}

const upsertOrDelete = (
  db: D1Database,
  table: 'item_edit' | 'item_draft',
  subject: ItemSubject,
  columns: Readonly<Record<string, Fields>> | null,
): D1PreparedStatement => {
  const { feed, id } = subject
  const edition = editionOf(subject)
  if (columns === null)
    return db.prepare(`DELETE FROM ${table} WHERE edition = ?1 AND feed = ?2 AND id = ?3`).bind(edition, feed, id)
  const names = Object.keys(columns)
  return db
    .prepare(
      `INSERT INTO ${table} (edition, feed, id, ${names.join(', ')})
       VALUES (?1, ?2, ?3, ${names.map((_, at) => `?${at + 4}`).join(', ')})
       ON CONFLICT (edition, feed, id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    )
    .bind(edition, feed, id, ...Object.values(columns).map((value) => JSON.stringify(value)))
}

const searched = z.object({ title: z.string(), summary: z.string(), body: z.string() })

function write(db: D1Database, subject: ItemSubject, { shown, overlay }: Stored): D1PreparedStatement[] {
  const { feed, id } = subject
  const edition = editionOf(subject)
  const published = typeof shown.published === 'string' ? shown.published : null
  const statements = [
    upsertOrDelete(db, 'item_edit', subject, overlay.edit),
    upsertOrDelete(db, 'item_draft', subject, overlay.draft && { data: overlay.draft }),
    db
      .prepare(
        `UPDATE item SET data = ?4, published = coalesce(?5, published),
         version = (SELECT value FROM meta WHERE key = 'content_version'), changed_at = ?6
         WHERE edition = ?1 AND feed = ?2 AND id = ?3 AND data <> ?4`,
      )
      .bind(edition, feed, id, JSON.stringify(shown), published, new Date().toISOString()),
  ]
  if (feed !== 'blog-post') return statements
  const { title, summary, body } = searched.parse(shown)
  return [
    ...statements,
    db
      .prepare(
        `UPDATE post_search SET title = ?3, summary = ?4, body = ?5
         WHERE rowid IN (SELECT rowid FROM post_search WHERE edition = ?1 AND id = ?2)`,
      )
      .bind(edition, id, title, summary, plain(body)),
  ]
}

/** Items of the content feeds. */
export const item: Publishable<ItemSubject> = {
  read,
  accept,
  fits: ({ feed }, shown) => storedSchemas[feed].safeParse(shown).success,
  write,
}
