import { z } from 'zod'
import { acceptedSchema, errorLogSchema, type LogPath, logEntrySchema, logNumbers } from '../../shared/content/log.ts'
import { subscribedSchema, subscriptionSchema } from '../../shared/content/subscription.ts'
import { voucherStatusSchema } from '../../shared/content/voucher.ts'
import { problem } from '../../shared/http/problem.ts'
import { askedEdition, bodyRoute, type Route, readRoute, scopeQuery } from '../contract/route.ts'
import type { Bindings } from '../env.ts'
import { readVersioned } from '../storage/read.ts'

const family = 'operations'

/** Log rows that are kept; older ones go as new ones come. */
const keptLogs = 5000

async function keepLog(bindings: Bindings, kind: string, body: unknown): Promise<void> {
  await bindings.DB.batch([
    bindings.DB.prepare('INSERT INTO log_entry (kind, body) VALUES (?, ?)').bind(kind, JSON.stringify(body)),
    bindings.DB.prepare('DELETE FROM log_entry WHERE id <= (SELECT MAX(id) FROM log_entry) - ?').bind(keptLogs),
  ])
}

const logPaths: readonly LogPath[] = ['LogInfo', 'LogWarn', 'LogError']
const voucherRow = z.object({ used_by: z.string().nullable() })

/** Voucher, newsletter and logging (spec 7). */
export const operationRoutes: readonly Route[] = [
  readRoute({
    path: '/v1/voucher',
    family,
    summary: 'A voucher’s status: 1 valid, 0 invalid, 2 already used, −1 unknown failure.',
    query: {
      brand_local_code: scopeQuery.brand_local_code,
      voucher: z.string().trim().max(40),
      username: z.string().max(80).optional(),
    },
    answer: voucherStatusSchema,
    read: async (db, { brand_local_code, voucher, username }) => {
      const { version, rows } = await readVersioned(db, [
        db
          .prepare('SELECT used_by FROM voucher WHERE brand_id = ?1 AND code = ?2')
          .bind(brand_local_code, voucher.toUpperCase()),
      ])
      const row = voucherRow.safeParse(rows[0]?.[0]).data
      if (row === undefined) return { found: 0 as const, version }
      return { found: row.used_by === null || row.used_by === username ? (1 as const) : (2 as const), version }
    },
  }),
  bodyRoute({
    path: '/newsletter/',
    family,
    summary: 'Subscribes to the blog or the newsletter. Subscribing twice is answered like once.',
    query: scopeQuery,
    body: subscriptionSchema,
    answer: subscribedSchema,
    handle: async ({ bindings, query }, body) => {
      const asked = z.object(scopeQuery).parse(query)
      const named = askedEdition(asked)
      if (named instanceof Response) return named
      const { list, email } = body
      await bindings.DB.prepare(
        `INSERT INTO subscriber (brand_id, list, email, name, edition) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (brand_id, list, email) DO UPDATE SET name = excluded.name, edition = excluded.edition`,
      )
        .bind(asked.brand_local_code, list, email.toLowerCase(), 'name' in body ? body.name : null, named.edition)
        .run()
      return { subscribed: true as const }
    },
  }),
  ...logPaths.map((path) =>
    bodyRoute({
      path: `/log/${path}`,
      family,
      summary: `Takes a log entry numbered ${logNumbers[path]}.`,
      body: logEntrySchema,
      answer: acceptedSchema,
      handle: async ({ bindings }, body) => {
        if (body.log.Number !== logNumbers[path]) {
          return problem(400, `${path} takes entries numbered ${logNumbers[path]}.`)
        }
        await keepLog(bindings, path, body)
        return { accepted: true as const }
      },
    }),
  ),
  bodyRoute({
    path: '/error-log/',
    family,
    summary: 'Takes an error that a page reports, with the brand’s code.',
    body: errorLogSchema,
    answer: acceptedSchema,
    handle: async ({ bindings }, body) => {
      await keepLog(bindings, 'error', body)
      return { accepted: true as const }
    },
  }),
]
