import type { Config } from '../env.ts'
import { sign } from './signature.ts'

/** Longest that the site is waited for; after that the change stands and the site's copies end by their own time. */
const deadline = 3000

/**
 * Tells the site which tags are out of date, signed and with the content version (POST /ops/purge). Gives why it was not
 * taken, null when it was.
 */
export async function purgeSite(
  config: Pick<Config, 'SITE_ORIGIN' | 'PURGE_KEY'>,
  tags: readonly string[],
  version: number,
): Promise<string | null> {
  const body = JSON.stringify({ tags, version, issuedAt: Date.now(), nonce: crypto.randomUUID() })
  try {
    const answer = await fetch(`${config.SITE_ORIGIN}/ops/purge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': await sign(config.PURGE_KEY, body) },
      body,
      signal: AbortSignal.timeout(deadline),
    })
    return answer.ok ? null : `The site refused a purge with ${answer.status}.`
  } catch (error) {
    return `The site did not take a purge: ${String(error)}`
  }
}
