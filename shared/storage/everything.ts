import type { Stored } from './stored.ts'
import { siteStorage } from './table.ts'
import { vendorStorage } from './vendor-table.ts'

/** Everything that may be on a visitor's device: this site's own, and what the vendors' scripts keep. */
export const everythingStored: readonly Stored[] = [...siteStorage, ...vendorStorage]
