import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { Marks } from '../../shared/content/marks.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import type { Outcome } from '../contract/route.ts'
import { readVersioned } from './read.ts'

const mediaRow = z.object({ name: z.string(), path: z.string() })

export async function marksOf(db: D1Database, brand: BrandId): Promise<Outcome<Marks>> {
  const { version, rows } = await readVersioned(db, [
    db.prepare("SELECT name, path FROM media WHERE name >= 'trust/' AND name < 'trust0' ORDER BY name"),
    db
      .prepare('SELECT m.name, m.path FROM json_each(?1) wanted CROSS JOIN media m ON m.name = wanted.value')
      .bind(JSON.stringify([`logo/${brand}-logo/light`, `logo/${brand}-logo/dark`, `icon/${brand}`])),
  ])
  const all = z.array(mediaRow).parse([...(rows[0] ?? []), ...(rows[1] ?? [])])
  const path = (name: string): string => {
    const found = all.find((row) => row.name === name)
    return found === undefined ? '' : `/img/${found.path}`
  }
  const keys = new Set(all.filter((row) => row.name.startsWith('trust/')).map((row) => row.name.split('/')[1] ?? ''))
  return {
    found: {
      logo: { light: path(`logo/${brand}-logo/light`), dark: path(`logo/${brand}-logo/dark`) },
      icon: path(`icon/${brand}`),
      trust: Object.fromEntries(
        [...keys].map((key) => [key, { light: path(`trust/${key}/light`), dark: path(`trust/${key}/dark`) }]),
      ),
    },
    version,
  }
}
