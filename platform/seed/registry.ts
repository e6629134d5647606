import type { D1Database } from '@cloudflare/workers-types'
import { brandIds, brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import type { ContentScope } from '../../shared/content/scope.ts'
import { editionOf } from '../storage/edition.ts'
import { writeRows } from './write.ts'

/** Every brand in each of its cultures. */
export const allEditions: readonly ContentScope[] = brandIds.flatMap((brand) =>
  brands[brand].domain.cultures.map((culture) => ({ brand, culture })),
)

/** Brands and their editions, from the registries. */
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
    'edition',
    ['id', 'brand_id', 'language'],
    allEditions.map((scope) => [editionOf(scope), scope.brand, cultures[scope.culture].lang]),
    'ON CONFLICT (id) DO UPDATE SET language = excluded.language',
  )
}
