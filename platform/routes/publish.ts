import type { D1Database } from '@cloudflare/workers-types'
import type { z } from 'zod'
import { brands } from '../../brands/registry.ts'
import { isSigned, signatureHeader, signedCallValidMs } from '../../shared/crypto/signature.ts'
import { problem, problems } from '../../shared/http/problem.ts'
import { bodyRoute, type Route } from '../contract/route.ts'
import { type Bindings, configOf } from '../env.ts'
import { historyCallSchema, historySchema, publishedSchema, publishSchema } from '../publishing/change.ts'
import { type Fault, faultsOf, unknown } from '../publishing/faults.ts'
import { publicationsOf } from '../publishing/history.ts'
import { prepared, storedSubject } from '../publishing/publish.ts'
import { purgeSites } from '../publishing/purge.ts'
import type { Subject } from '../publishing/subject.ts'
import { purgesOf } from '../publishing/tags.ts'

/** A call that is not understood: every fault with what was expected (RFC 9457). */
const notUnderstood = (faults: readonly Fault[]): Response =>
  problem(422, faults.map(({ detail }) => detail).join(' '), { errors: faults })

const refuseBody =
  (schema: z.ZodType) =>
  (error: z.core.$ZodError, value: unknown): Response =>
    notUnderstood(faultsOf(error, schema, value))

function otherCulture(subject: Subject, pointer: string): Fault[] {
  if (subject.kind === 'maintenance') return []
  const cultures: readonly string[] = brands[subject.brand].domain.cultures
  return cultures.includes(subject.culture)
    ? []
    : [{ pointer: `${pointer}/culture`, detail: unknown(`culture of ${subject.brand}`, subject.culture, cultures) }]
}

interface Signed {
  readonly issuedAt: number
  readonly nonce: string
}

/** Why a call is not taken as an editor's: its signature, its age, or that it was taken before. */
async function notTheEditors(
  { request, bindings, text }: { request: Request; bindings: Bindings; text: string },
  { issuedAt, nonce }: Signed,
): Promise<Response | null> {
  const { PUBLISH_KEY } = configOf(bindings)
  if (!(await isSigned(PUBLISH_KEY, text, request.headers.get(signatureHeader) ?? '')))
    return problems.notSigned(signatureHeader)
  if (Math.abs(Date.now() - issuedAt) > signedCallValidMs) return problems.issuedTooLongAgo()
  const db = bindings.DB
  await db
    .prepare('DELETE FROM publish_nonce WHERE issued_at < ?')
    .bind(Date.now() - 2 * signedCallValidMs)
    .run()
  const used = await db
    .prepare('INSERT INTO publish_nonce (nonce, issued_at) VALUES (?, ?) ON CONFLICT (nonce) DO NOTHING')
    .bind(nonce, issuedAt)
    .run()
  return used.meta.changes === 0 ? problems.takenBefore() : null
}

/** Raises the content version and writes the statements under it, all or none. Gives the version and the database, null when another publication of the subject came first. */
async function written(
  db: D1Database,
  statements: Parameters<D1Database['batch']>[0],
): Promise<{ readonly version: number; readonly database: string } | null> {
  try {
    const results = await db.batch<{ value: number }>([
      db.prepare("UPDATE meta SET value = value + 1 WHERE key = 'content_version'"),
      ...statements,
      db.prepare("SELECT value FROM meta WHERE key IN ('content_version', 'database') ORDER BY key"),
    ])
    const [version, database] = results.at(-1)?.results ?? []
    return { version: version?.value ?? 1, database: String(database?.value ?? 0) }
  } catch (error) {
    if (String(error).includes('UNIQUE constraint failed: publication.subject')) return null
    throw error
  }
}

export const publishRoutes: readonly Route[] = [
  bodyRoute({
    path: '/publish/',
    family: 'publishing',
    summary: 'Publishes a change or takes one back. The header x-signature is the hex HMAC-SHA-256 of the body.',
    body: publishSchema,
    answer: publishedSchema,
    refuse: refuseBody(publishSchema),
    problems: [401, 409, 422],
    handle: async (context, { change, ...signed }) => {
      const stranger = await notTheEditors(context, signed)
      if (stranger !== null) return stranger
      const config = configOf(context.bindings)
      const db = context.bindings.DB
      const wrongCulture =
        change.kind === 'undo' ? otherCulture(change.of, '/change/of') : otherCulture(change, '/change')
      if (wrongCulture.length > 0) return notUnderstood(wrongCulture)
      const ready = await prepared(db, change)
      if ('refused' in ready) return notUnderstood(ready.refused)
      const publication = await written(db, [...ready.statements])
      if (publication === null)
        return problem(409, 'Somebody else has just published over it. Look at it, and try again.')
      const purges = ready.visible ? purgesOf(ready.subject) : []
      const refusals = await purgeSites(config, purges, { ...publication, reset: false })
      for (const refusal of refusals) console.error(refusal)
      return { version: publication.version, tags: purges.flatMap(({ tags }) => tags), purged: refusals.length === 0 }
    },
  }),
  bodyRoute({
    path: '/publish/history/',
    family: 'publishing',
    summary:
      'What was published over an item, a game or the maintenance switch, the newest first. Signed like /publish/.',
    body: historyCallSchema,
    answer: historySchema,
    refuse: refuseBody(historyCallSchema),
    problems: [401, 409, 422],
    handle: async (context, { of, ...signed }) => {
      const stranger = await notTheEditors(context, signed)
      if (stranger !== null) return stranger
      const wrongCulture = otherCulture(of, '/of')
      if (wrongCulture.length > 0) return notUnderstood(wrongCulture)
      const db = context.bindings.DB
      const publications = await publicationsOf(db, of)
      // What has gone with its file keeps its history.
      const stored = publications.length === 0 ? await storedSubject(db, of, '/of') : null
      if (stored !== null && 'refused' in stored) return notUnderstood(stored.refused)
      return {
        publications: publications.map(({ version, at, action, after }) => ({
          version,
          at: new Date(at).toISOString(),
          action,
          published: Object.keys(after.edit?.patch ?? {}),
          drafted: Object.keys(after.draft ?? {}),
        })),
      }
    },
  }),
]
