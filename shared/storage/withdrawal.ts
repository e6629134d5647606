import type { Consent } from '../consent/categories.ts'
import { isNamed, type StorageKind, type Stored } from './stored.ts'

/** Names that are found on the device and may not stay there: their row's category is not granted. Unknown names are nobody's here. */
export function namesToRemove(
  rows: readonly Stored[],
  kind: StorageKind,
  found: readonly string[],
  granted: Consent,
): readonly string[] {
  const denied = rows.filter((row) => row.kind === kind && !granted[row.category])
  return found.filter((name) => denied.some((row) => isNamed(row, name)))
}

/**
 * The domains under which a script on this host can have set a cookie: the host and those above it with a dot in them. A
 * cookie only goes when it is taken away under the domain it was set for.
 */
export function cookieDomains(host: string): readonly string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
