import { describe, expect, test } from 'vitest'
import { brands } from '../../../brands/registry.ts'
import { compileRoutes } from '../../../shared/routes/compile.ts'
import type { RouteKey } from '../../../shared/routes/table.ts'
import { expectedRoutes } from './expected.ts'

const rows = Object.values(brands).flatMap((brand) =>
  brand.domain.cultures.map((culture) => ({ brand: brand.id, culture })),
)
const keys = Object.keys(expectedRoutes) as RouteKey[]

describe.each(rows)('the routes of $culture on $brand', ({ brand, culture }) => {
  const { byKey } = compileRoutes(culture, brand)

  test('are those of the specification, no more and no fewer', () => {
    expect([...byKey.keys()].sort()).toEqual([...keys].sort())
    const has = [...byKey.values()].filter(({ available }) => available).map(({ key }) => key)
    const wanted = keys.filter((key) => expectedRoutes[key].cultures.includes(culture))
    expect(has.sort()).toEqual(wanted.sort())
  })

  test('have the specification’s paths, localised where it says so', () => {
    for (const key of keys) {
      const { path, localised = {} } = expectedRoutes[key]
      expect([key, byKey.get(key)?.path]).toEqual([key, localised[culture] ?? path])
    }
  })
})
