import type { D1Database } from '@cloudflare/workers-types'
import { brandIds, brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { writeRows } from './write.ts'

/** Brands and their cultures, from the registries. */
export async function seedRegistry(db: D1Database): Promise<void> {
  await writeRows(
    db,
    'brand',
    ['id', 'code', 'name'],
    brandIds.map((id) => [id, brands[id].code, brands[id].name]),
    'ON CONFLICT (id) DO UPDATE SET code = excluded.code, name = excluded.name',
  )
  await writeRows(
    db,
    'culture',
    ['id', 'brand_id', 'language'],
    brandIds.flatMap((brand) => brands[brand].domain.cultures.map((id) => [id, brand, cultures[id].lang])),
    'ON CONFLICT (id) DO UPDATE SET brand_id = excluded.brand_id, language = excluded.language',
  )
}
