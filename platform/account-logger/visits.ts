import type { D1Database } from '@cloudflare/workers-types'
import { z } from 'zod'
import type { BrandId } from '../../shared/site/ids.ts'
import type { AccountLog } from '../../shared/tracking/account-log.ts'
import type { TrackingInfo } from '../../shared/tracking/tracking-info.ts'

/** A visit goes on while its pages are no further apart (assumed). */
const visitPause = 30 * 60_000
/** Pages that are kept for each brand's reports; older ones go as new ones come. */
const keptPages = 20_000

const browserRow = z.object({ first_visit: z.number(), visits: z.number() })
const pageRow = z.object({ usguid: z.string(), at: z.number() })

const keepPage = (db: D1Database, uguid: string, usguid: string, { path, title }: AccountLog, now: number) =>
  db.batch([
    db
      .prepare('INSERT INTO logged_page (uguid, usguid, path, title, at) VALUES (?, ?, ?, ?, ?)')
      .bind(uguid, usguid, path, title, now),
    db.prepare('DELETE FROM logged_page WHERE id <= (SELECT MAX(id) FROM logged_page) - ?').bind(keptPages),
  ])

/** A browser that the brand's platform has numbered before; a number that it never gave counts for nothing. */
async function knownBrowser(db: D1Database, brand: BrandId, uguid: string | null) {
  if (uguid === null) return null
  const row = await db
    .prepare('SELECT first_visit, visits FROM logged_browser WHERE uguid = ? AND brand_id = ?')
    .bind(uguid, brand)
    .first()
  const browser = browserRow.safeParse(row).data
  if (browser === undefined) return null
  const last = await db
    .prepare('SELECT usguid, at FROM logged_page WHERE uguid = ? ORDER BY id DESC LIMIT 1')
    .bind(uguid)
    .first()
  return { uguid, ...browser, last: pageRow.safeParse(last).data ?? null }
}

/** Begins a visit, or goes on with the one that the browser is on: its numbers (spec 3 "Player state"). */
async function begin(
  db: D1Database,
  brand: BrandId,
  log: Extract<AccountLog, { type: 'start' }>,
  now: number,
): Promise<TrackingInfo> {
  const known = await knownBrowser(db, brand, log.info?.uguid ?? null)
  const goesOn = known?.last && now - known.last.at < visitPause ? known.last.usguid : null
  const uguid = known?.uguid ?? crypto.randomUUID()
  const usguid = goesOn ?? crypto.randomUUID()
  const visits = (known?.visits ?? 0) + (goesOn === null ? 1 : 0)
  const firstVisit = known?.first_visit ?? now
  await db
    .prepare(
      `INSERT INTO logged_browser (uguid, brand_id, first_visit, visits) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (uguid) DO UPDATE SET visits = ?4`,
    )
    .bind(uguid, brand, firstVisit, visits)
    .run()
  await keepPage(db, uguid, usguid, log, now)
  return {
    arCode: log.arCode ?? log.info?.arCode ?? null,
    uguid,
    usguid,
    ustd: new Date(firstVisit).toISOString().slice(0, 10),
    utv: String(visits),
    flowId: goesOn === null ? crypto.randomUUID() : (log.info?.flowId ?? null),
  }
}

/** Takes what the account logger tells; the numbers of browser and visit, or null for a browser that is not known. */
export async function takeLog(
  db: D1Database,
  brand: BrandId,
  log: AccountLog,
  now: number,
): Promise<TrackingInfo | null> {
  if (log.type === 'start') return begin(db, brand, log, now)
  const { uguid, usguid } = log.info
  const known = await knownBrowser(db, brand, uguid)
  if (known === null || usguid === null) return null
  await keepPage(db, known.uguid, usguid, log, now)
  return log.info
}
