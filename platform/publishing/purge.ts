import type { PurgeCall } from '../../shared/content/purge.ts'
import type { Tag } from '../../shared/content/tags.ts'
import { sign, signatureHeader } from '../../shared/crypto/signature.ts'
import type { BrandId } from '../../shared/site/ids.ts'
import type { Config } from '../env.ts'
import { siteToCall } from '../site-address.ts'

/** Longest that a site is waited for; after that the change stands and the site's copies end by their own time. */
const deadline = 3000

/** Tags that are out of date, with the brand whose site is to know. */
export interface Purge {
  readonly brand: BrandId
  readonly tags: readonly Tag[]
}
export type PurgeConfig = Pick<Config, 'ENVIRONMENT' | 'SITE_ORIGIN' | 'PURGE_KEY'>

/** A publish as sites are told of it: its version, and the database that counts it. `reset`: they shall follow that one. */
export type Published = Pick<PurgeCall, 'version' | 'database' | 'reset'>

async function purgeSite(origin: string, key: string, tags: readonly Tag[], published: Published): Promise<string[]> {
  const call: PurgeCall = { tags: [...tags], ...published, issuedAt: Date.now(), nonce: crypto.randomUUID() }
  const body = JSON.stringify(call)
  try {
    const answer = await fetch(`${origin}/ops/purge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: await sign(key, body) },
      body,
      signal: AbortSignal.timeout(deadline),
    })
    return answer.ok ? [] : [`${origin} refused a purge with ${answer.status}.`]
  } catch (error) {
    return [`${origin} did not take a purge: ${String(error)}`]
  }
}

/**
 * Tells each brand's site which tags are out of date, signed and with the content version (POST /ops/purge). Gives why a
 * purge was not taken; nothing when all were.
 */
export async function purgeSites(
  config: PurgeConfig,
  purges: readonly Purge[],
  published: Published,
): Promise<string[]> {
  const sites = Map.groupBy(
    purges.filter(({ tags }) => tags.length > 0),
    ({ brand }) => siteToCall(config, brand),
  )
  const refusals = await Promise.all(
    [...sites].map(([origin, same]) =>
      purgeSite(
        origin,
        config.PURGE_KEY,
        same.flatMap(({ tags }) => tags),
        published,
      ),
    ),
  )
  return refusals.flat()
}
