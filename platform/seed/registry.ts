import type { D1Database } from '@cloudflare/workers-types'
import { brandIds, brands } from '../../brands/registry.ts'
import { cultures } from '../../locales/registry.ts'
import { writeRows } from './write.ts'

/** Cultures that more than one brand lists. */
const sharedCultures = (): string[] => {
  const listed = Object.values(brands).flatMap(({ domain }) => domain.cultures)
  return [...new Set(listed.filter((id, at) => listed.indexOf(id) !== at))]
}

/**
 * Brands and their cultures, from the registries. The tables keep content by culture alone, so a culture of two brands is
 * refused: one brand's content would be shown as the other's.
 */
export async function seedRegistry(db: D1Database): Promise<void> {
  const shared = sharedCultures()
  if (shared.length > 0)
    throw new Error(
      `The embedded platform cannot keep ${shared.join(', ')} for more than one brand yet: give each its own.`,
    )
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
