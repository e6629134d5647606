import type { D1Database } from '@cloudflare/workers-types'
import { brandIds } from '../../brands/registry.ts'
import { writeRows } from './write.ts'

/** Demonstration codes of eight characters: the first three are free, the last two are used (rulings 6.4). */
const codes: readonly { code: string; usedBy: string | null }[] = [
  { code: 'DEAL2026', usedBy: null },
  { code: 'SPINS150', usedBy: null },
  { code: 'STARLNG1', usedBy: null },
  { code: 'USED2025', usedBy: 'earlier.player' },
  { code: 'GONE1234', usedBy: 'another.player' },
]

export async function seedVouchers(db: D1Database): Promise<void> {
  await writeRows(
    db,
    'voucher',
    ['brand_id', 'code', 'used_by'],
    brandIds.flatMap((brand) => codes.map(({ code, usedBy }) => [brand, code, usedBy])),
    'ON CONFLICT (brand_id, code) DO NOTHING',
  )
}
