import { brands } from '../../brands/registry.ts'
import { isSigned, signatureHeader, signedCallValidMs } from '../../shared/crypto/signature.ts'
import { problem } from '../contract/problem.ts'
import { bodyRoute, type Route } from '../contract/route.ts'
import { configOf } from '../env.ts'
import { prepareChange } from '../publishing/apply.ts'
import { type Change, publishedSchema, publishSchema } from '../publishing/change.ts'
import { purgeSites } from '../publishing/purge.ts'
import { tagsOf } from '../publishing/tags.ts'

const hasCulture = (change: Change): boolean => {
  if (change.kind === 'maintenance') return true
  const cultures: readonly string[] = brands[change.brand].domain.cultures
  return cultures.includes(change.culture)
}

/** Writes an editor's change under a new content version and purges the site by its tags. */
export const publishRoutes: readonly Route[] = [
  bodyRoute({
    path: '/publish/',
    family: 'publishing',
    summary: 'Publishes a change. The header x-signature is the hex HMAC-SHA-256 of the body.',
    body: publishSchema,
    answer: publishedSchema,
    handle: async ({ request, bindings, text }, { change, issuedAt, nonce }) => {
      const config = configOf(bindings)
      if (!(await isSigned(config.PUBLISH_KEY, text, request.headers.get(signatureHeader) ?? ''))) {
        return problem(401, 'The signature is not that of the body.')
      }
      if (Math.abs(Date.now() - issuedAt) > signedCallValidMs) return problem(401, 'The call was issued too long ago.')
      if (!hasCulture(change)) return problem(400, 'The brand does not have this culture.')
      const db = bindings.DB
      const prepared = await prepareChange(db, change)
      if ('refused' in prepared) return problem(prepared.status, prepared.refused)
      await db
        .prepare('DELETE FROM publish_nonce WHERE issued_at < ?')
        .bind(Date.now() - 2 * signedCallValidMs)
        .run()
      const used = await db
        .prepare('INSERT INTO publish_nonce (nonce, issued_at) VALUES (?, ?) ON CONFLICT (nonce) DO NOTHING')
        .bind(nonce, issuedAt)
        .run()
      if (used.meta.changes === 0) return problem(409, 'This call was taken before.')
      const results = await db.batch<{ value: number }>([
        db.prepare("UPDATE meta SET value = value + 1 WHERE key = 'content_version'"),
        ...prepared.write,
        db.prepare("SELECT value FROM meta WHERE key = 'content_version'"),
      ])
      const version = results.at(-1)?.results[0]?.value ?? 1
      const tags = tagsOf(change)
      const refusals =
        change.kind === 'maintenance' ? [] : await purgeSites(config, [{ brand: change.brand, tags }], version)
      for (const refusal of refusals) console.error(refusal)
      return { version, tags: [...tags], purged: refusals.length === 0 }
    },
  }),
]
