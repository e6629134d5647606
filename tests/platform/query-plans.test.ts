import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { routes } from '../../platform/app.ts'
import { platformKeys } from '../../scripts/run/local-keys.ts'
import { contentAddresses, inCulture } from '../../scripts/run/platform-addresses.ts'
import type { RunningPlatform } from '../../scripts/run/throwaway-platform.ts'
import { startSeeded } from '../support/seeded-platform.ts'

let platform: RunningPlatform
beforeAll(async () => {
  platform = await startSeeded({ games: 60 })
}, 120_000)
afterAll(() => platform?.stop())

/** The database, noting each statement. */
function noting(db: D1Database, asked: Set<string>): D1Database {
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (key !== 'prepare') return typeof value === 'function' ? value.bind(target) : value
      return (sql: string) => {
        asked.add(sql)
        return target.prepare(sql)
      }
    },
  })
}

/** How many values a statement wants: the highest number, or as many as there are question marks. */
const wanted = (sql: string): number => {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number))
  return numbered.length > 0 ? Math.max(...numbered) : sql.split('?').length - 1
}

/** Tables that a plan may walk through: what a query makes itself, and lists that came with it. */
const own =
  /^SCAN (wanted|ring|several|this|(themed|played)(_after|_before)?|similar|json_each|CONSTANT ROW|\d+|\(subquery)/

it('no call scans a table', async () => {
  const asked = new Set<string>()
  const db = noting(platform.db, asked)
  for (const address of contentAddresses) {
    const url = new URL(inCulture(address, 'uk', 'en-GB'), 'http://platform.test')
    const segments = url.pathname.replace(/\/$/, '').split('/')
    const match = routes
      .filter((route) => route.method === 'GET')
      .map((route) => ({ route, parts: route.path.replace(/\/$/, '').split('/') }))
      .filter(
        ({ parts }) =>
          parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at]),
      )
      .sort((a, b) => a.route.path.split(':').length - b.route.path.split(':').length)[0]
    if (match === undefined) throw new Error(`${address} has no route.`)
    const params = Object.fromEntries(
      match.parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), segments[at] ?? '']] : [])),
    )
    const bindings = {
      DB: db,
      MEDIA: platform.media,
      ENVIRONMENT: 'test',
      SITE_ORIGIN: 'http://127.0.0.1:1',
      ...platformKeys,
    }
    const answer = await match.route.respond(new Request(url), bindings, params)
    expect(answer.status, address).toBe(200)
  }
  expect(asked.size).toBeGreaterThan(20)
  const scans: string[] = []
  for (const sql of asked) {
    const { results } = await platform.db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...Array<null>(wanted(sql)).fill(null))
      .all()
    for (const { detail } of z.array(z.object({ detail: z.string() })).parse(results)) {
      // A virtual table is "scanned" by its own index: FTS by the match, json_each by the list.
      if (detail.startsWith('SCAN ') && !detail.includes('VIRTUAL TABLE INDEX') && !own.test(detail)) {
        scans.push(`${detail} in ${sql.replace(/\s+/g, ' ').slice(0, 160)}`)
      }
    }
  }
  expect(scans).toEqual([])
})
