import { siteStorage } from './rare-table.ts'
import type { Stored } from './stored.ts'
import { vendorStorage } from './vendor-table.ts'

/** Everything that may be on a visitor's device: this site's own, and what the vendors' scripts keep. */
export const everythingStored: readonly Stored[] = [...siteStorage, ...vendorStorage]
