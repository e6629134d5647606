import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'

/** Requests that are kept; older ones go as new ones come. */
const kept = 2000

const requestSchema = z.object({
  id: z.number(),
  vendor: z.string(),
  /** What it was asked for: its script, or to take a report. */
  kind: z.enum(['script', 'report']),
  /** Path and query, as the vendor's own server sees them. */
  address: z.string(),
  body: z.string(),
  at: z.number(),
})
export type VendorRequest = z.infer<typeof requestSchema>

export async function keepRequest(db: D1Database, request: Omit<VendorRequest, 'id'>): Promise<void> {
  const { vendor, kind, address, body, at } = request
  await db.batch([
    db
      .prepare('INSERT INTO vendor_request (vendor, kind, address, body, at) VALUES (?, ?, ?, ?, ?)')
      .bind(vendor, kind, address.slice(0, 4000), body.slice(0, 4000), at),
    db.prepare('DELETE FROM vendor_request WHERE id <= (SELECT MAX(id) FROM vendor_request) - ?').bind(kept),
  ])
}

/** The newest requests after a given one, newest first. */
export async function requestsAfter(db: D1Database, after: number): Promise<readonly VendorRequest[]> {
  const { results } = await db
    .prepare('SELECT * FROM vendor_request WHERE id > ? ORDER BY id DESC LIMIT ?')
    .bind(after, kept)
    .all()
  return z.array(requestSchema).parse(results)
}
