// Data: what the vendors' scripts keep on a visitor's device, in names and lifetimes as their makers state them. One row a name.
import type { ConsentCategory } from '../consent/categories.ts'
import type { VendorId } from '../tracking/vendors.ts'
import type { Lifetime, StorageKind, Stored } from './stored.ts'

/** What a vendor's script keeps. */
export interface VendorStored extends Stored {
  readonly owner: VendorId
  readonly purpose: 'trackingVisitor' | 'trackingVisit' | 'adMeasure' | 'adVisitor' | 'adVisit' | 'adClick'
}

const day = 24 * 3600

type Row = readonly [
  owner: VendorId,
  category: ConsentCategory,
  name: string,
  kind: StorageKind,
  lifetime: Lifetime,
  purpose: VendorStored['purpose'],
  startsWith?: true,
]

const rows = [
  ['analytics', 'tracking', '_ga', 'cookie', 730 * day, 'trackingVisitor'],
  ['analytics', 'tracking', '_ga_', 'cookie', 730 * day, 'trackingVisit', true],
  ['tagManager', 'tracking', '_gcl_au', 'cookie', 90 * day, 'adMeasure'],
  ['meta', 'targeting', '_fbp', 'cookie', 90 * day, 'adVisitor'],
  ['meta', 'targeting', '_fbc', 'cookie', 90 * day, 'adClick'],
  ['adroll', 'targeting', '__adroll_fpc', 'cookie', 365 * day, 'adVisitor'],
  ['adroll', 'targeting', '__ar_v4', 'cookie', 365 * day, 'adVisit'],
  ['bing', 'targeting', '_uetsid', 'cookie', day, 'adVisit'],
  ['bing', 'targeting', '_uetvid', 'cookie', 390 * day, 'adVisitor'],
  ['bing', 'targeting', '_uet', 'local', 'lasting', 'adVisitor', true],
  ['tiktok', 'targeting', '_ttp', 'cookie', 390 * day, 'adVisitor'],
  ['tiktok', 'targeting', '_tt_enable_cookie', 'cookie', 390 * day, 'adVisit'],
  ['tiktok', 'targeting', 'ttcsid', 'cookie', 90 * day, 'adVisit', true],
] as const satisfies readonly Row[]

export const vendorStorage: readonly VendorStored[] = rows.map(
  ([owner, category, name, kind, lifetime, purpose, startsWith]: Row) => ({
    name,
    kind,
    category,
    lifetime,
    owner,
    purpose,
    ...(startsWith && { startsWith }),
  }),
)
