import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import {
  type Promotion,
  type Promotions,
  promotionCardSchema,
  promotionSchema,
} from '../../shared/content/promotion.ts'
import { promotionState } from '../../shared/content/promotion-state.ts'
import type { Outcome } from '../contract/route.ts'
import type { EditionId } from './edition.ts'
import { allItems, draftById, type ItemRow, itemBySlug, rowsOf } from './items.ts'
import { readVersioned } from './read.ts'

const span = z.object({ starts: z.iso.date(), ends: z.iso.date().nullable() })

const withState = (row: ItemRow): unknown => ({ ...row.data, state: promotionState(span.parse(row.data), new Date()) })

/** Active ones first, in the editors' order, then the expired ones; scheduled ones are not told. */
export async function listPromotions(db: D1Database, edition: EditionId, onlyActive = 0): Promise<Outcome<Promotions>> {
  const { version, rows } = await readVersioned(db, [allItems(db, edition, 'promotion')])
  const cards = rowsOf(rows[0]).map((row) => promotionCardSchema.parse(withState(row)))
  const active = cards.filter((card) => card.state === 'active')
  const expired = cards.filter((card) => card.state === 'expired')
  const promotions = onlyActive > 0 ? active.slice(0, onlyActive) : [...active, ...expired]
  return { found: { promotions }, version }
}

export async function onePromotion(
  db: D1Database,
  edition: EditionId,
  asked: { slug: string } | { draftId: string },
): Promise<Outcome<Promotion>> {
  const statement =
    'slug' in asked
      ? itemBySlug(db, edition, 'promotion', asked.slug)
      : draftById(db, edition, 'promotion', asked.draftId)
  const { version, rows } = await readVersioned(db, [statement])
  const [row] = rowsOf(rows[0])
  const found = row && promotionSchema.parse(withState(row))
  if (found === undefined || ('slug' in asked && found.state === 'scheduled')) {
    return { missing: `There is no such promotion in ${edition}.`, version }
  }
  return { found, version }
}
